import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { clearSession, saveSession } from "@/lib/cookies/session-cookies";
import { promptLogin, settleLogin } from "@/lib/session/login-gate";
import { LoginHost } from "./login-host";
import { fakeServer } from "./testing/fake-server";

jest.mock("@/components/ui/toast", () => ({ showToast: jest.fn(), prepareToast: jest.fn() }));

beforeEach(() => {
  fakeServer();
});
afterEach(() =>
  act(() => {
    settleLogin(false);
    clearSession();
  }),
);

const prompt = async () => {
  let answer: Promise<boolean> = Promise.resolve(false);
  act(() => {
    answer = promptLogin();
  });
  await screen.findByRole("dialog", { name: "登录" });
  return { answer };
};

test("opens on a prompt, and restores the focus when closed", async () => {
  render(
    <>
      <button type="button" onClick={() => void promptLogin()}>
        立即购买
      </button>
      <LoginHost brandName="密马" agreements={[]} />
    </>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "立即购买" }));
  await screen.findByRole("dialog", { name: "登录" });
  await user.type(screen.getByRole("textbox", { name: "请输入手机号码" }), "138");
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole("button", { name: "立即购买" })).toHaveFocus());
});

test("resolves the prompt with false when closed, and reopens with empty fields", async () => {
  render(<LoginHost brandName="密马" agreements={[]} />);
  const first = await prompt();
  const user = userEvent.setup();
  await user.type(screen.getByRole("textbox", { name: "请输入手机号码" }), "138");
  await user.click(screen.getByRole("tab", { name: "微信登录" }));
  await user.click(screen.getByRole("button", { name: "关闭" }));
  expect(await first.answer).toBe(false);
  await prompt();
  expect(screen.getByRole("textbox", { name: "请输入手机号码" })).toHaveValue("");
});

test("resolves the prompt with true when a login happens in another tab", async () => {
  render(<LoginHost brandName="密马" agreements={[]} />);
  const { answer } = await prompt();
  act(() => saveSession("theirs", 7));
  expect(await answer).toBe(true);
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});
