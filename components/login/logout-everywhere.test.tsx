import { ERRORS } from "@storefront/contract/codes";
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { readToken } from "@/lib/cookies/read-session";
import { clearSession, saveSession } from "@/lib/cookies/session-cookies";
import { SessionEntry } from "./session-entry";
import { fakeServer } from "./testing/fake-server";

const toast = jest.fn();
jest.mock("@/components/ui/toast", () => ({
  showToast: (kind: string, text: string) => toast(kind, text),
}));

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  toast.mockClear();
  server = fakeServer();
  saveSession("secret", 7);
});
afterEach(() => act(() => clearSession()));

const button = (name: string) => screen.getByRole("button", { name });
const callNames = () => server.calls.map(([name]) => name);

/** Opens the header menu and chooses 退出所有设备. */
async function openDialog() {
  render(<SessionEntry />);
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "南风知我意" }));
  await user.click(screen.getByRole("menuitem", { name: "退出所有设备" }));
  await screen.findByRole("dialog", { name: "退出所有设备" });
  return user;
}

test("does nothing until confirmed, and restores the focus on cancel", async () => {
  const user = await openDialog();
  expect(button("取消")).toHaveFocus();
  await user.click(button("取消"));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  await waitFor(() => expect(button("南风知我意")).toHaveFocus());
  expect(callNames()).not.toContain("logoutEverywhere");
  expect(readToken()).toBe("secret");
});

test("logs out here once the server has ended every login", async () => {
  const user = await openDialog();
  await user.dblClick(button("确认退出"));
  expect(await screen.findByRole("button", { name: "登录" })).toHaveFocus();
  expect(callNames().filter((name) => name === "logoutEverywhere")).toHaveLength(1);
  expect(readToken()).toBeUndefined();
  expect(toast.mock.calls).toEqual([["success", "已在所有设备退出登录"]]);
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("keeps the session when the server cannot be reached, and succeeds on retry", async () => {
  const user = await openDialog();
  server.lose("logoutEverywhere");
  await user.click(button("确认退出"));
  expect(await screen.findByRole("alert")).toHaveTextContent("网络连接失败，请检查网络后重试");
  expect(toast).toHaveBeenCalledWith("warning", "网络连接失败，请检查网络后重试");
  expect(readToken()).toBe("secret");
  await user.click(button("确认退出"));
  await waitFor(() => expect(readToken()).toBeUndefined());
});

test("reports an expired login instead of claiming a logout everywhere", async () => {
  const user = await openDialog();
  server.refuse("logoutEverywhere", ERRORS.loginExpired.code, ERRORS.loginExpired.msg);
  await user.click(button("确认退出"));
  expect(await screen.findByRole("button", { name: "登录" })).toBeInTheDocument();
  expect(toast.mock.calls).toEqual([["warning", ERRORS.loginExpired.msg]]);
  expect(readToken()).toBeUndefined();
});
