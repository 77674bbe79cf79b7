import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SWRConfig } from "swr";
import { copiedLink } from "@/components/ui/testing/copied-link";
import { call } from "@/lib/api/call.client";
import { clearSession, saveSession } from "@/lib/cookies/session-cookies";
import { BOOST, DETAIL, RENTAL } from "@/lib/order/testing/details";
import { announceOrdersChanged } from "@/lib/purchase/orders/orders-changed";
import { isShown } from "@/lib/purchase/orders/shown-orders";
import { OrderPanel } from "./order-panel";

jest.mock("@/lib/api/call.client", () => ({ call: jest.fn() }));
jest.mock("@/components/ui/toast", () => ({ showToast: jest.fn() }));

const success = (data: unknown) => ({ ok: true, code: 0, msg: "", data });
const refused = (code: number, status: number, msg = "不行") => ({
  ...{ ok: false, kind: "refused" },
  ...{ code, status, msg },
});
let answers: Record<string, unknown>;

beforeEach(() => {
  answers = {
    orderDetail: success(DETAIL),
    time: success({ time: Math.floor(Date.now() / 1000) }),
    conversations: success({ list: [] }),
    returnRental: success({ deposit: "100.00", deposit_due_at: null }),
  };
  jest.mocked(call).mockImplementation((async (name: string) => answers[name]) as never);
  saveSession("token", 7);
});
afterEach(() => {
  jest.clearAllMocks();
  act(() => clearSession());
});

function open(orderNum = DETAIL.order_num) {
  window.history.replaceState(null, "", `/account/orders/${orderNum}`);
  return render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <OrderPanel boosts brandNames={{ mima: "密马" }} />
    </SWRConfig>,
  );
}
const section = (name: string) => within(screen.getByRole("region", { name }));

test("shows state, goods, price, brand and the way to the phone", async () => {
  open();
  expect(await screen.findByRole("img", { name: "订单二维码" })).toBeInTheDocument();
  expect(screen.getByRole("region", { name: "订单状态" })).toHaveTextContent("已付款");
  const goods = section("购买的商品");
  expect(goods.getByRole("link", { name: DETAIL.goods_name })).toHaveAttribute(
    "href",
    "/goodsDetails?goodsId=1001",
  );
  for (const text of [
    "¥60.00",
    "满 50 减 3",
    "−¥3.00",
    "优惠券：卡密专享",
    "−¥5.00",
    "赠 体验卡",
  ]) {
    expect(goods.getByText(text)).toBeInTheDocument();
  }
  expect(section("订单信息").getByText("密马")).toBeInTheDocument();
  expect(section("下单时填写的信息").getByText("谢谢")).toBeInTheDocument();
  expect(section("余额变动").getByText("-¥52.00")).toBeInTheDocument();
  expect(isShown(DETAIL.order_num)).toBe(true);
});

test("follows an order that is collected on the phone", async () => {
  open();
  expect(await screen.findByText("已付款")).toBeInTheDocument();
  answers["orderDetail"] = success({ ...DETAIL, status: "collected" });
  act(announceOrdersChanged);
  expect(await screen.findByText("已领取")).toBeInTheDocument();
});

test("polls while the order goes on, and not after", async () => {
  jest.useFakeTimers();
  const fetched = () => jest.mocked(call).mock.calls.filter(([name]) => name === "orderDetail");
  open();
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(screen.getByText("已付款")).toBeInTheDocument();
  answers["orderDetail"] = success({ ...DETAIL, status: "collected" });
  await act(() => jest.advanceTimersByTimeAsync(5_100));
  expect(screen.getByText("已领取")).toBeInTheDocument();
  expect(fetched()).toHaveLength(2);
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(fetched()).toHaveLength(2);
  jest.useRealTimers();
});

test.each([
  ["an unknown number", DETAIL.order_num, refused(30404, 404)],
  ["a malformed number", "7", refused(10400, 400)],
])("says the same for %s as for another's order", async (_name, orderNum, answer) => {
  answers["orderDetail"] = answer;
  open(orderNum);
  expect(await screen.findByText("没有找到这笔订单")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "查看我的订单" })).toHaveAttribute(
    "href",
    "/account/orders",
  );
});

test("offers to try again when the answer is lost", async () => {
  answers["orderDetail"] = { ok: false, kind: "network", code: -1, msg: "网络连接失败" };
  open();
  expect(await screen.findByRole("alert")).toHaveTextContent("网络连接失败");
  answers["orderDetail"] = success(DETAIL);
  await userEvent.click(screen.getByRole("button", { name: "重新加载" }));
  expect(await screen.findByText("已付款")).toBeInTheDocument();
});

test("says when the API has no order details", async () => {
  answers["orderDetail"] = refused(404, 404);
  open();
  expect(await screen.findByText("这里查不到订单")).toBeInTheDocument();
});

test("shows an order without the fields that other APIs do not have", async () => {
  const { order_num, status, goods_id, goods_name, spec_name, picture, quantity, price } = DETAIL;
  const specified = {
    order_num,
    status,
    goods_id,
    goods_name,
    spec_name,
    picture,
    quantity,
    price,
  };
  answers["orderDetail"] = success(specified);
  answers["conversations"] = refused(404, 404);
  open();
  expect(await screen.findByText("已付款")).toBeInTheDocument();
  expect(screen.queryByRole("region", { name: "余额变动" })).not.toBeInTheDocument();
  expect(screen.getByText(/手机 App 的「我的订单」/)).toBeInTheDocument();
});

test("shows an unpaid order's time to pay and what is to be paid", async () => {
  const payment = {
    ...{ pay_count_down: 600, qrcode: "https://pay.example/q" },
    pay_status_api: `/v1/order/pay_status?order_num=${DETAIL.order_num}`,
  };
  answers["orderDetail"] = success({ ...DETAIL, status: "pending", payment });
  open();
  const state = await screen.findByRole("region", { name: "订单状态" });
  expect(await within(state).findByText("付款剩余")).toBeInTheDocument();
  expect(within(state).getByRole("timer")).toHaveTextContent("00:10:00");
  expect(within(state).getByRole("button", { name: "继续支付 ¥52.00" })).toBeInTheDocument();
});

test("promises no delivery of an order that was never paid", async () => {
  answers["orderDetail"] = success({ ...DETAIL, status: "expired", paid_at: null });
  open();
  expect(await screen.findByText(/订单记录在手机上也能查看/)).toBeInTheDocument();
  expect(screen.queryByText(/只在手机上显示，请勿把/)).toBeNull();
});

test("asks to scan the code when a booster waits for the game account", async () => {
  answers["boostOrder"] = success({
    ...BOOST,
    status: "delivering",
    account: { ...BOOST.account, state: "missing" },
  });
  open(BOOST.order_num);
  expect(await screen.findByRole("heading", { name: "扫码填写游戏账号" })).toBeInTheDocument();
});

test("returns a rented account after the dialog that asks", async () => {
  answers["orderDetail"] = success({ ...DETAIL, rent_hours: 5, rental: RENTAL });
  open();
  await userEvent.click(await screen.findByRole("button", { name: "提前归还" }));
  const dialog = await screen.findByRole("dialog", { name: "提前归还" });
  expect(dialog).toHaveTextContent("剩余时间的租金不退");
  const confirm = within(dialog).getByRole("button", { name: "确认归还" });
  expect(confirm).toBeDisabled();
  await waitFor(() => expect(confirm).toBeEnabled());
  expect(call).not.toHaveBeenCalledWith("returnRental", expect.anything());
  await userEvent.click(confirm);
  await waitFor(() =>
    expect(call).toHaveBeenCalledWith("returnRental", { order_num: DETAIL.order_num }),
  );
});

test("shows the digits of a phone that has just paid, in the title of the window, too", async () => {
  const paid_at = new Date().toISOString();
  answers["orderDetail"] = success({ ...DETAIL, channel: "alipay", paid_at });
  answers["phoneAsking"] = success({ code: "54" });
  answers["answerPhone"] = success(null);
  open();
  const request = await screen.findByRole("region", { name: "在手机上打开订单" });
  expect(request).toHaveTextContent("54");
  expect(document.title).toContain("确认数字 54");
  await userEvent.click(within(request).getByRole("button", { name: "是这部手机" }));
  const answer = { order_num: DETAIL.order_num, code: "54", approve: 1 };
  expect(call).toHaveBeenCalledWith("answerPhone", answer);
  await waitFor(() => expect(document.title).not.toContain("54"));
});

test("shows the time, code and link of a group that lacks a member", async () => {
  answers["orderDetail"] = success({ ...DETAIL, status: "grouping", group_id: 7 });
  const own = { group_id: 7, order_num: DETAIL.order_num, state: "open", seconds_left: 7_300 };
  answers["openGroups"] = success({
    ...{ single_price: "28.00", group_price: "23.80", group_size: 2, life_hours: 24, list: [] },
    ...{
      open_url: "https://m.example/open",
      own: [{ ...own, join_url: "https://m.example/join" }],
    },
  });
  open();
  expect(await screen.findByRole("img", { name: "邀请二维码" })).toBeInTheDocument();
  const invitation = section("邀请好友拼团");
  expect(invitation.getByRole("timer")).toHaveTextContent("02:01:40");
  const link = invitation.getByRole("group", { name: "邀请链接" });
  expect(await copiedLink(link)).toBe("https://m.example/join");
});

test("shows the progress of a boost", async () => {
  answers["boostOrder"] = success(BOOST);
  open(BOOST.order_num);
  const progress = await screen.findByRole("progressbar", { name: "代练进度" });
  expect(progress).toHaveAttribute("aria-valuenow", "4");
  expect(section("代练进度").getByText("阿星")).toBeInTheDocument();
  expect(screen.getByRole("heading", { name: "在手机上打开" })).toBeInTheDocument();
});
