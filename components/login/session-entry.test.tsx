import { ERRORS } from "@storefront/contract/codes";
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { readToken } from "@/lib/cookies/read-session";
import { clearSession, saveSession } from "@/lib/cookies/session-cookies";
import { loginPrompted, settleLogin } from "@/lib/session/login-gate";
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
});
afterEach(() =>
  act(() => {
    settleLogin(false);
    clearSession();
  }),
);

const openMenu = async () => {
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "南风知我意" }));
  return user;
};

test("renders no button on the server", () => {
  expect(renderToString(<SessionEntry />)).not.toMatch(/<button/);
});

test("shows an anonymous visitor 登录, which opens the dialog", async () => {
  render(<SessionEntry />);
  await userEvent.click(screen.getByRole("button", { name: "登录" }));
  expect(loginPrompted.get()).toBe(true);
  expect(server.calls).toEqual([]);
});

test("shows the user after a login, and 登录 after a logout elsewhere", async () => {
  render(<SessionEntry />);
  act(() => saveSession("secret", 7));
  expect(await screen.findByText("南风知我意")).toBeInTheDocument();
  act(() => clearSession());
  expect(screen.getByRole("button", { name: "登录" })).toBeInTheDocument();
});

test("focuses the user after a login from here, but not after one elsewhere", async () => {
  render(<SessionEntry />);
  await userEvent.click(screen.getByRole("button", { name: "登录" }));
  act(() => {
    saveSession("secret", 7);
    settleLogin(true);
  });
  expect(await screen.findByRole("button", { name: "南风知我意" })).toHaveFocus();
  act(() => clearSession());
  expect(document.body).toHaveFocus();
  act(() => saveSession("fresh", 7));
  await screen.findByRole("button", { name: "南风知我意" });
  expect(document.body).toHaveFocus();
});

test("revokes the token on the server and clears the cookies on 退出登录", async () => {
  saveSession("secret", 7);
  render(<SessionEntry />);
  const user = await openMenu();
  await user.click(screen.getByRole("menuitem", { name: "退出登录" }));
  expect(await screen.findByRole("button", { name: "登录" })).toBeInTheDocument();
  expect(server.calls.map(([name]) => name)).toContain("logout");
  expect(readToken()).toBeUndefined();
  expect(toast).toHaveBeenCalledWith("success", "已退出登录");
  expect(screen.getByRole("button", { name: "登录" })).toHaveFocus();
});

test("logs out here even when the server cannot be reached, and says so", async () => {
  saveSession("secret", 7);
  render(<SessionEntry />);
  const user = await openMenu();
  server.lose("logout");
  await user.click(screen.getByRole("menuitem", { name: "退出登录" }));
  await waitFor(() => expect(readToken()).toBeUndefined());
  expect(toast).toHaveBeenCalledWith(
    "warning",
    "已在本浏览器退出登录。网络连接失败，请检查网络后重试",
  );
});

test("links the account pages in the menu", async () => {
  saveSession("secret", 7);
  render(<SessionEntry />);
  await openMenu();
  const links = screen.getAllByRole("menuitem").filter((item) => item.hasAttribute("href"));
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["我的订单", "/account/orders"],
    ["收藏", "/account/favourites"],
    ["我的提醒", "/account/alerts"],
    ["最近浏览", "/account/recent"],
    ["优惠券", "/account/envelopes"],
    ["余额", "/account/ledger"],
    ["分享收益", "/account/earnings"],
    ["账号与隐私", "/account/privacy"],
  ]);
});

test("navigates the menu by arrow keys, and restores the focus on Esc", async () => {
  saveSession("secret", 7);
  render(<SessionEntry />);
  const user = userEvent.setup();
  (await screen.findByRole("button", { name: "南风知我意" })).focus();
  await user.keyboard("{Enter}");
  expect(screen.getByRole("menuitem", { name: "我的订单" })).toHaveFocus();
  await user.keyboard("{End}");
  expect(screen.getByRole("menuitem", { name: "退出所有设备" })).toHaveFocus();
  await user.keyboard("{ArrowUp}");
  expect(screen.getByRole("menuitem", { name: "退出登录" })).toHaveFocus();
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("menu")).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: "南风知我意" })).toHaveFocus();
});

test("drops an expired session and opens the login dialog once", async () => {
  server.refuse("profile", ERRORS.loginExpired.code, ERRORS.loginExpired.msg);
  saveSession("old", 7);
  render(<SessionEntry />);
  await waitFor(() => expect(loginPrompted.get()).toBe(true));
  expect(readToken()).toBeUndefined();
  expect(screen.getByRole("button", { name: "登录" })).toBeInTheDocument();
});

test("shows a generic name when the profile is invalid", async () => {
  server.answer("profile", null);
  saveSession("nameless", 7);
  render(<SessionEntry />);
  expect(await screen.findByRole("button", { name: "我的账号" })).toBeInTheDocument();
});
