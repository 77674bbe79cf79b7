import { ERRORS } from "@storefront/contract/codes";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { LoginDialog } from "./login-dialog";
import { fakeServer } from "./testing/fake-server";

jest.mock("@/components/ui/toast", () => ({ showToast: jest.fn(), prepareToast: jest.fn() }));

const PHONE = "13800138000";
const PAGE = "https://challenge.example/sms";

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  window.sessionStorage.clear();
  server = fakeServer();
});

const button = (name: string) => screen.getByRole("button", { name });
const sends = () => server.calls.filter(([name]) => name === "sendSms");

const refuse = () =>
  server.refuse("sendSms", ERRORS.challengeNeeded.code, ERRORS.challengeNeeded.msg);

/** The marketplace requires the challenge of the configured page. */
function challenge() {
  server.challenge(PAGE);
  refuse();
}

async function requestCode() {
  const user = userEvent.setup();
  render(<LoginDialog brandName="密马" agreements={[]} onClose={jest.fn()} />);
  await user.type(screen.getByRole("textbox", { name: "请输入手机号码" }), PHONE);
  await user.click(button("获取验证码"));
  return user;
}

/** Posts a message from the challenge's page, or from another window. */
async function postMessage(data: unknown, from: { origin?: string; source?: Window | null } = {}) {
  const frame = await screen.findByTitle<HTMLIFrameElement>("安全验证");
  const { origin = "https://challenge.example", source = frame.contentWindow } = from;
  act(() => {
    fireEvent(window, new MessageEvent("message", { data, origin, source }));
  });
}

test("shows no challenge when none is configured", async () => {
  await requestCode();
  expect(await screen.findByRole("button", { name: "60s后重发" })).toBeInTheDocument();
  expect(screen.queryByTitle("安全验证")).not.toBeInTheDocument();
});

test("shows no challenge when the marketplace requires none", async () => {
  server.challenge(PAGE);
  await requestCode();
  expect(await screen.findByRole("button", { name: "60s后重发" })).toBeInTheDocument();
  expect(screen.queryByTitle("安全验证")).not.toBeInTheDocument();
});

test("shows the challenge when it is required, then sends the code once with its token", async () => {
  challenge();
  await requestCode();
  expect(await screen.findByTitle("安全验证")).toHaveAttribute("src", PAGE);
  expect(screen.getByText("请先完成安全验证")).toBeInTheDocument();
  await postMessage({ challenge_token: "solved" });
  expect(await screen.findByRole("button", { name: "60s后重发" })).toBeInTheDocument();
  expect(screen.queryByTitle("安全验证")).not.toBeInTheDocument();
  expect(sends()).toEqual([
    ["sendSms", { data: expect.any(String) }],
    ["sendSms", expect.objectContaining({ challenge_token: "solved" })],
  ]);
});

test("ignores messages from another window or origin, and other messages", async () => {
  challenge();
  await requestCode();
  await postMessage({ challenge_token: "forged" }, { source: window });
  await postMessage({ challenge_token: "forged" }, { origin: "https://evil.example" });
  await postMessage("hello");
  expect(screen.getByTitle("安全验证")).toBeInTheDocument();
  expect(sends()).toHaveLength(1);
});

test("shows why a token was refused, and shows the challenge again on the next try", async () => {
  challenge();
  const user = await requestCode();
  await screen.findByTitle("安全验证");
  refuse();
  await postMessage({ challenge_token: "old" });
  await waitFor(() =>
    expect(screen.getByRole("textbox", { name: "请输入验证码" })).toHaveAccessibleDescription(
      ERRORS.challengeNeeded.msg,
    ),
  );
  refuse();
  await user.click(button("获取验证码"));
  expect(await screen.findByTitle("安全验证")).toBeInTheDocument();
});
