import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { call } from "@/lib/api/call.client";
import { loginPrompted, settleLogin } from "@/lib/session/login-gate";
import { ShareButton } from "./share-button";

jest.mock("@/lib/api/call.client", () => ({ call: jest.fn() }));

const LINK = "https://mima.example/goodsDetails?goodsId=1001&promotion_user_id=7&sign=abc";
const GOODS = { id: 1001, name: "点券", cover: "", kind: "充值", price: "28.00", from: true };
const answer = jest.mocked(call);
const success = (data: object) => ({ ok: true as const, code: 0, msg: "", data }) as never;

/** Mocks the two calls that sharing makes. */
function server(link: string, earned: object = { total_reward: "4.50", total_orders: 3 }) {
  answer.mockImplementation(async (name) => success(name === "shareGoods" ? { link } : earned));
}

function open(rewardFen = 0) {
  const user = userEvent.setup();
  render(<ShareButton goods={GOODS} rewardFen={rewardFen} />);
  return { user, share: () => user.click(screen.getByRole("button", { name: "分享" })) };
}

// Preload the lazy dialog: on a busy machine loading it can exceed the timeout of findBy queries.
beforeAll(() => import("./share-dialog"));
afterEach(() => answer.mockReset());

test("copies the link of the response and shows the next steps", async () => {
  server(LINK);
  const { user, share } = open();
  await share();
  const dialog = await screen.findByRole("dialog", { name: "复制成功" });
  expect(await navigator.clipboard.readText()).toBe(LINK);
  expect(screen.getByRole("textbox", { name: "分享链接" })).toHaveValue(LINK);
  expect(dialog).toHaveTextContent("¥28.00 起");
  expect(screen.queryByRole("region", { name: "百万计划" })).toBeNull();
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.getByRole("button", { name: "分享" })).toHaveFocus());
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("shares the page URL when the call fails", async () => {
  answer.mockResolvedValue({ ok: false, kind: "network", code: -1, msg: "网络连接失败" });
  const { share } = open();
  await share();
  await screen.findByRole("dialog", { name: "复制成功" });
  expect(await navigator.clipboard.readText()).toBe("http://localhost/goodsDetails?goodsId=1001");
});

test("prompts for a login when the session has expired, then shares the new link", async () => {
  answer.mockResolvedValueOnce({ ok: false, kind: "expired", code: 50107, msg: "登录已过期" });
  answer.mockResolvedValueOnce(success({ link: LINK }));
  const { share } = open();
  await share();
  expect(loginPrompted.get()).toBe(true);
  expect(await navigator.clipboard.readText()).toBe("");
  settleLogin(true);
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(LINK));
});

test("selects the link for manual copying when the clipboard is denied", async () => {
  server(LINK);
  const { share } = open();
  jest.spyOn(navigator.clipboard, "writeText").mockRejectedValueOnce(new Error("denied"));
  await share();
  await screen.findByRole("dialog", { name: "手动复制链接" });
  expect(screen.getByText("该浏览器不支持自动复制，请手动选择复制。")).toBeInTheDocument();
  const field = screen.getByRole<HTMLInputElement>("textbox", { name: "分享链接" });
  expect(field).toHaveFocus();
  expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(LINK);
});

test("shows a promoter the reward per sale and the total earned", async () => {
  server(LINK);
  const { share } = open(150);
  expect(screen.getByText("赚 ¥1.50")).toBeInTheDocument();
  await share();
  const plan = await screen.findByRole("region", { name: "百万计划" });
  expect(plan).toHaveTextContent("¥1.50");
  await waitFor(() => expect(plan).toHaveTextContent("我的分享收益：¥4.50（3 单）"));
});

test("offers an anonymous visitor a login, then copies a link with their id", async () => {
  server("https://mima.example/goodsDetails?goodsId=1001");
  const { user, share } = open(150);
  await share();
  await user.click(await screen.findByRole("button", { name: "登录后重新复制" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(loginPrompted.get()).toBe(true);
  server(LINK);
  settleLogin(true);
  await screen.findByRole("dialog", { name: "复制成功" });
  expect(await navigator.clipboard.readText()).toBe(LINK);
});
