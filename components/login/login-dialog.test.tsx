import { ERRORS } from "@storefront/contract/codes";
import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { DialogShell } from "@/components/ui/dialog-shell";
import { readToken, readUserId } from "@/lib/cookies/read-session";
import { clearSession } from "@/lib/cookies/session-cookies";
import { promptLogin, settleLogin } from "@/lib/session/login-gate";
import { startResendWait } from "@/lib/session/resend-deadline";
import { LoginDialog } from "./login-dialog";
import { fakeServer } from "./testing/fake-server";

const toast = jest.fn();
jest.mock("@/components/ui/toast", () => ({
  showToast: (kind: string, text: string) => toast(kind, text),
  prepareToast: () => undefined,
}));

const PHONE = "13800138000";
const AGREEMENTS = [
  { text: "用户协议", href: "/ua" },
  { text: "隐私政策", href: "/pa" },
];
const open = (brandName = "密马", setup: Parameters<typeof userEvent.setup>[0] = {}) => {
  const user = userEvent.setup(setup);
  const onClose = jest.fn();
  const { unmount } = render(
    <LoginDialog brandName={brandName} agreements={AGREEMENTS} onClose={onClose} />,
  );
  return { user, onClose, unmount };
};
const phoneField = () => screen.getByRole("textbox", { name: "请输入手机号码" });
const codeField = () => screen.getByRole("textbox", { name: "请输入验证码" });
const button = (name: string | RegExp) => screen.getByRole("button", { name });

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  window.sessionStorage.clear();
  toast.mockClear();
  server = fakeServer();
});
afterEach(() => {
  jest.useRealTimers();
  settleLogin(false);
  clearSession();
});

/** The WeChat scan polls every 1.5 s; `findBy…` advances jest's fake clock. */
function openPolling() {
  jest.useFakeTimers();
  return open("密马", { advanceTimers: jest.advanceTimersByTime });
}

test("opens on the phone tab with the phone field focused", () => {
  open();
  expect(screen.getByRole("dialog", { name: "登录" })).toHaveStyle({ width: "400px" });
  expect(screen.getByRole("tab", { name: "手机登录", selected: true })).toBeInTheDocument();
  expect(screen.getByRole("tab", { name: "微信登录", selected: false })).toBeInTheDocument();
  expect(screen.getByText("验证即登录，未注册将自动创建密马账号")).toBeInTheDocument();
  expect(phoneField()).toHaveFocus();
  expect(phoneField()).toHaveAttribute("placeholder", "请输入手机号码");
  expect(codeField()).toHaveAttribute("placeholder", "请输入验证码");
  expect(codeField()).toHaveAttribute("autocomplete", "one-time-code");
  for (const field of [phoneField(), codeField()]) {
    expect(field).toHaveAttribute("inputmode", "numeric");
  }
});

test("shows the name of the brand", () => {
  open("点点");
  expect(screen.getByText("验证即登录，未注册将自动创建点点账号")).toBeInTheDocument();
});

test.each([
  ["", "手机号不能为空"],
  ["1540013800", "请输入正确的手机号"],
])("rejects phone number %j beside the field and in a toast: %s", async (typed, message) => {
  const { user } = open();
  if (typed) await user.type(phoneField(), typed);
  await user.click(button("获取验证码"));
  expect(phoneField()).toBeInvalid();
  expect(phoneField()).toHaveAccessibleDescription(message);
  expect(phoneField()).toHaveFocus();
  expect(toast).toHaveBeenCalledWith("warning", message);
  expect(server.calls).toEqual([]);
  await user.type(phoneField(), "1");
  expect(phoneField()).toBeValid();
});

test("sends one code on a double click, then starts the countdown", async () => {
  const { user } = open();
  await user.click(phoneField());
  await user.paste("+86 138 0013 8000");
  expect(phoneField()).toHaveValue(PHONE);
  await user.dblClick(button("获取验证码"));
  expect(await screen.findByRole("button", { name: "60s后重发" })).toBeDisabled();
  expect(server.sent()).toEqual([{ phone: PHONE, event: "login" }]);
  expect(toast.mock.calls).toEqual([["success", "验证码已发送"]]);
});

test("focuses the code field after the code is sent", async () => {
  const { user } = open();
  await user.type(phoneField(), PHONE);
  await user.click(button("获取验证码"));
  await waitFor(() => expect(codeField()).toHaveFocus());
});

test("continues the countdown when reopened, then offers 重新获取", async () => {
  jest.useFakeTimers();
  startResendWait(Date.now() - 58_000);
  render(<LoginDialog brandName="密马" agreements={[]} onClose={jest.fn()} />);
  expect(button("2s后重发")).toBeDisabled();
  act(() => jest.advanceTimersByTime(1_000));
  expect(button("1s后重发")).toBeDisabled();
  act(() => jest.advanceTimersByTime(1_000));
  expect(button("重新获取")).toBeEnabled();
});

test("shows the server's message when a code cannot be sent, and starts no countdown", async () => {
  server.refuse("sendSms", ERRORS.tooFrequent.code, ERRORS.tooFrequent.msg);
  const { user } = open();
  await user.type(phoneField(), PHONE);
  await user.click(button("获取验证码"));
  await waitFor(() => expect(codeField()).toHaveAccessibleDescription(ERRORS.tooFrequent.msg));
  expect(toast).toHaveBeenCalledWith("warning", ERRORS.tooFrequent.msg);
  expect(button("获取验证码")).toBeEnabled();
});

test("logs in on Enter: sets cookies, shows 登录成功 and resolves the pending prompt", async () => {
  const prompted = promptLogin();
  const { user } = open();
  await user.type(phoneField(), PHONE);
  await user.type(codeField(), "123456{Enter}");
  expect(await prompted).toBe(true);
  expect([readToken(), readUserId()]).toEqual(["secret", "7"]);
  expect(toast).toHaveBeenCalledWith("success", "登录成功");
  expect(server.calls).toEqual([["login", { phone: PHONE, verify_code: "123456" }]]);
});

test("logs in once on a double click", async () => {
  const prompted = promptLogin();
  const { user } = open();
  await user.type(phoneField(), PHONE);
  await user.type(codeField(), "123456");
  await user.dblClick(button("登录"));
  await prompted;
  expect(server.calls).toHaveLength(1);
});

test.each([
  ["", "请输入验证码"],
  ["123", "请输入 6 位验证码"],
])("rejects code %j beside the field: %s", async (typed, message) => {
  const { user } = open();
  await user.type(phoneField(), PHONE);
  if (typed) await user.type(codeField(), typed);
  await user.click(button("登录"));
  expect(codeField()).toHaveAccessibleDescription(message);
  expect(codeField()).toHaveFocus();
  expect(server.calls).toEqual([]);
});

test("shows a wrong code at its field and keeps the input", async () => {
  server.refuse("login", ERRORS.codeWrong.code, ERRORS.codeWrong.msg);
  const { user } = open();
  await user.type(phoneField(), PHONE);
  await user.type(codeField(), "000000{Enter}");
  await waitFor(() => expect(codeField()).toHaveAccessibleDescription("验证码不正确"));
  expect(phoneField()).toHaveValue(PHONE);
  expect(codeField()).toHaveValue("000000");
  expect(readToken()).toBeUndefined();
});

test("keeps the input when the connection is lost, and succeeds on retry", async () => {
  server.lose("login");
  const prompted = promptLogin();
  const { user } = open();
  await user.type(phoneField(), PHONE);
  await user.type(codeField(), "123456{Enter}");
  expect(await screen.findByText("网络连接失败，请检查网络后重试")).toBeInTheDocument();
  expect(toast).toHaveBeenCalledWith("warning", "网络连接失败，请检查网络后重试");
  expect(codeField()).toHaveValue("123456");
  await user.click(button("登录"));
  expect(await prompted).toBe(true);
});

test("accepts digits only", async () => {
  const { user } = open();
  await user.type(phoneField(), "abc13800x138000999");
  expect(phoneField()).toHaveValue(PHONE);
});

test("does not filter input until the input method has committed it", () => {
  open();
  fireEvent.compositionStart(codeField());
  fireEvent.change(codeField(), { target: { value: "一二1" } });
  expect(codeField()).toHaveValue("一二1");
  fireEvent.change(codeField(), { target: { value: "１２３４５６" } });
  fireEvent.compositionEnd(codeField());
  expect(codeField()).toHaveValue("123456");
});

test("closes on Esc and by the close button", async () => {
  const { user, onClose } = open();
  await user.keyboard("{Escape}");
  await user.click(button("关闭"));
  expect(onClose).toHaveBeenCalledTimes(2);
});

test("WeChat: enters bind mode for a new identity and binds the phone number to it", async () => {
  server.scan({ scan: 1, code: "c-1", state: "s-1" });
  server.bind("u-1");
  const prompted = promptLogin();
  const { user } = openPolling();
  await user.click(screen.getByRole("tab", { name: "微信登录" }));
  expect(await screen.findByRole("img", { name: "微信登录二维码" })).toBeInTheDocument();
  expect(await screen.findByRole("dialog", { name: "绑定手机号，并登录" })).toBeInTheDocument();
  expect(readToken()).toBeUndefined();
  expect(phoneField()).toHaveFocus();
  expect(phoneField()).toHaveAccessibleDescription("首次使用微信登录，请先绑定手机号。");
  await user.type(phoneField(), PHONE);
  await user.click(button("获取验证码"));
  await waitFor(() => expect(server.sent()).toEqual([{ phone: PHONE, event: "bind" }]));
  await user.type(codeField(), "123456");
  await user.click(button("绑定手机号"));
  expect(await prompted).toBe(true);
  expect(server.calls.at(-1)).toEqual([
    "bindPhone",
    { phone: PHONE, verify_code: "123456", union_id: "u-1" },
  ]);
  const [, proof] = server.calls.find(([name]) => name === "webLogin") ?? [];
  expect(proof).toEqual({ code: "c-1", state: "s-1", in_wx: "1", from: window.location.host });
});

test("WeChat: covers an expired QR code and offers a new one", async () => {
  server.refuse("scanStatus", ERRORS.scanStale.code, ERRORS.scanStale.msg);
  const { user } = openPolling();
  await user.click(screen.getByRole("tab", { name: "微信登录" }));
  const again = await screen.findByRole("button", { name: "刷新二维码" });
  expect(screen.getByRole("status")).toHaveTextContent("二维码已失效，请刷新");
  expect(screen.queryByRole("img", { name: "微信登录二维码" })).not.toBeInTheDocument();
  await user.click(again);
  expect(await screen.findByRole("img", { name: "微信登录二维码" })).toBeInTheDocument();
  expect(server.calls.filter(([name]) => name === "getK")).toHaveLength(2);
});

test("keeps the input when the response is invalid, and succeeds on retry", async () => {
  server.answer("login", null);
  const prompted = promptLogin();
  const { user } = open();
  await user.type(phoneField(), PHONE);
  await user.type(codeField(), "123456{Enter}");
  expect(await screen.findByText("服务器返回的内容无法识别，请稍后重试")).toBeInTheDocument();
  expect(codeField()).toHaveValue("123456");
  expect(readToken()).toBeUndefined();
  await user.click(button("登录"));
  expect(await prompted).toBe(true);
});

test("WeChat: offers a retry when the response has no QR code", async () => {
  server.answer("getK", { url: "" });
  const { user } = open();
  await user.click(screen.getByRole("tab", { name: "微信登录" }));
  expect(await screen.findByText("服务器返回的内容无法识别，请稍后重试")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: /重试|刷新/ }));
  expect(await screen.findByRole("img", { name: "微信登录二维码" })).toBeInTheDocument();
});

test("links the agreements, which open in a new tab", () => {
  open();
  for (const { text, href } of AGREEMENTS) {
    const link = screen.getByRole("link", { name: `《${text}》` });
    expect(link).toHaveAttribute("href", href);
    expect(link).toHaveAttribute("target", "_blank");
  }
});

test("says at the first login on a brand's site that the account is that of other brands", async () => {
  server.answer("login", {
    authorization: "secret",
    user_id: 7,
    shared_brands: ["huoshan", "gone"],
  });
  server.brands({ huoshan: "火山互娱", mima: "密马" });
  const { user, unmount } = open();
  await user.type(phoneField(), PHONE);
  await user.type(codeField(), "123456{Enter}");
  unmount();
  const notice = await screen.findByRole("status", { name: "账号说明" });
  expect(notice).toHaveTextContent("和你在 火山互娱 用的是同一个账号，没有新建");
  expect(within(notice).getByRole("link", { name: "查看我的订单" })).toHaveAttribute(
    "href",
    "/account/orders",
  );
  await user.click(within(notice).getByRole("button", { name: "知道了" }));
  expect(screen.queryByRole("status", { name: "账号说明" })).not.toBeInTheDocument();
});

test("says that only while no dialog covers it", async () => {
  server.answer("login", { authorization: "secret", user_id: 7, shared_brands: ["huoshan"] });
  server.brands({ huoshan: "火山互娱" });
  const { user, unmount } = open();
  await user.type(phoneField(), PHONE);
  await user.type(codeField(), "123456{Enter}");
  await waitFor(() => expect(toast).toHaveBeenCalledWith("success", "登录成功"));
  const notice = () => screen.queryByText("你登录的是原来的账号");
  expect(notice()).not.toBeInTheDocument();
  unmount();
  await waitFor(() => expect(notice()).toBeVisible());
  const { unmount: closeShell } = render(
    <DialogShell title="确认订单" width={432} onClose={() => undefined} />,
  );
  await waitFor(() => expect(notice()).not.toBeInTheDocument());
  closeShell();
  await waitFor(() => expect(notice()).toBeVisible());
  await user.click(screen.getByRole("button", { name: "知道了" }));
});

test("says nothing of brands that this storefront does not have", async () => {
  server.answer("login", { authorization: "secret", user_id: 7, shared_brands: ["gone"] });
  const { user } = open();
  await user.type(phoneField(), PHONE);
  await user.type(codeField(), "123456{Enter}");
  await waitFor(() => expect(toast).toHaveBeenCalledWith("success", "登录成功"));
  expect(screen.queryByRole("status", { name: "账号说明" })).not.toBeInTheDocument();
});
