import { act, render, screen, within } from "@testing-library/react";
import { copiedLink } from "@/components/ui/testing/copied-link";
import { stubFetch } from "@/lib/api/testing/stub-fetch";
import { saveSession } from "@/lib/cookies/session-cookies";
import { announceOrdersChanged } from "@/lib/purchase/orders/orders-changed";
import { markShown } from "@/lib/purchase/orders/shown-orders";
import { unpaidOrders } from "@/lib/purchase/orders/unpaid-orders";
import { rememberOrder } from "@/lib/purchase/orders/visitor-orders";
import { resumeRequest } from "@/lib/purchase/terms/resume-request";
import { listed, ORDER, REQUEST, status } from "@/lib/purchase/testing/answers";
import { fine } from "@/lib/purchase/testing/fake-server";
import { ResumeOrders } from "./resume-orders";
import { click, open, openAwaitingPayment, pass, setUpPurchase } from "./testing/opened-purchase";

jest.mock("@/components/ui/toast", () => ({ showToast: jest.fn() }));

const context = setUpPurchase();
beforeEach(() => {
  context.server.answers.orderList = fine({ list: [], total: 0 });
});

const OPEN = {
  priceFen: 5700,
  payStatusApi: ORDER.order.pay_status_api,
  qrcode: ORDER.qrcode,
  detailQrcode: ORDER.detail_qrcode,
  delivery: "automatic" as const,
  request: REQUEST,
};

test("offers to resume a closed scan dialog with the same QR code", async () => {
  render(<ResumeOrders />);
  expect(screen.queryByRole("region")).toBeNull();
  await openAwaitingPayment();
  expect(screen.queryByRole("region", { hidden: true })).toBeNull();
  await context.user.keyboard("{Escape}");
  const offer = screen.getByRole("region", { name: "待付款订单" });
  await click(within(offer).getByRole("button", { name: "继续支付" }));
  await pass();
  const dialog = await screen.findByRole("dialog", { name: "请支付" });
  await pass();
  expect(await copiedLink(within(dialog).getByRole("group", { name: "支付链接" }))).toBe(
    ORDER.qrcode,
  );
});

test("offers the result of a submission when closed in flight, and shows the created order", async () => {
  render(<ResumeOrders />);
  let respond = (_answer: Response) => {};
  const { fetch } = globalThis;
  stubFetch(async (input: unknown, init?: RequestInit) => {
    if (!String(input).endsWith("/order/build")) return fetch(input as string, init);
    return new Promise((resolve) => {
      respond = resolve;
    });
  });
  await open();
  await click(screen.getByRole("button", { name: "提交订单" }));
  expect(screen.queryByRole("region", { hidden: true })).toBeNull();
  await context.user.keyboard("{Escape}");
  respond({ json: async () => ({ code: 0, data: ORDER }) } as Response);
  stubFetch(fetch);
  const offer = screen.getByRole("region", { name: "订单结果待确认" });
  await click(within(offer).getByRole("button", { name: "查看结果" }));
  await pass();
  await pass(500);
  expect(screen.getByRole("dialog", { name: "请支付" })).toHaveTextContent("¥57.00");
  expect(screen.queryByRole("region", { name: "订单结果待确认", hidden: true })).toBeNull();
});

test("does not show a hidden order again", async () => {
  await openAwaitingPayment();
  await context.user.keyboard("{Escape}");
  const page = render(<ResumeOrders />);
  await click(screen.getByRole("button", { name: "不再提醒" }));
  expect(screen.queryByRole("region")).toBeNull();
  page.unmount();
  render(<ResumeOrders />);
  expect(screen.queryByRole("region")).toBeNull();
});

test("offers several unpaid orders, unpaid ones first, with only the first one visible", async () => {
  const remember = (orderNum: string, goodsName: string, status: "waiting" | "paid") =>
    rememberOrder({ ...OPEN, orderNum, goodsName, status }, 900);
  remember("1", "月卡", "waiting");
  remember("2", "季卡", "waiting");
  remember("3", "年卡", "paid");
  render(<ResumeOrders />);
  expect(screen.getByRole("region")).toHaveTextContent("季卡");
  await click(screen.getByRole("button", { name: "另有 2 笔" }));
  const offers = screen.getAllByRole("region");
  expect(offers.map((offer) => offer.textContent)).toEqual([
    expect.stringContaining("季卡"),
    expect.stringContaining("月卡"),
    expect.stringContaining("年卡"),
  ]);
  const [, second] = offers;
  if (!second) throw new Error("no second offer");
  await click(within(second).getByRole("button", { name: "不再提醒" }));
  expect(screen.getAllByRole("region")).toHaveLength(2);
  await click(screen.getByRole("button", { name: "领取卡密" }));
  await pass();
  expect(await screen.findByRole("dialog", { name: "支付成功" })).toHaveTextContent("年卡");
});

test("offers to view, not to collect, a paid order that the seller delivers", async () => {
  const paid = { ...OPEN, orderNum: "4", goodsName: "三年号", status: "paid" as const };
  rememberOrder({ ...paid, delivery: "manual" }, 900);
  render(<ResumeOrders />);
  expect(screen.getByRole("region")).toHaveTextContent("已付款，等待卖家交付");
  await click(screen.getByRole("button", { name: "查看订单" }));
  await pass();
  const dialog = await screen.findByRole("dialog", { name: "支付成功" });
  expect(within(dialog).getByRole("img", { name: "订单二维码" })).toBeInTheDocument();
  expect(dialog).not.toHaveTextContent("卡密");
});

test.each([
  ["delivered", "卖家已交付，待确认收货"],
  ["delivering", "卖家交付中"],
  ["grouping", "拼团中"],
  ["disputed", "退款中"],
] as const)("links an order that is %s instead of offering its card secret", (status, title) => {
  rememberOrder({ ...OPEN, orderNum: "6", goodsName: "月卡", status }, 900);
  render(<ResumeOrders />);
  const offer = screen.getByRole("region", { name: "已付款订单" });
  expect(offer).toHaveTextContent(title);
  expect(within(offer).queryByRole("button", { name: "领取卡密" })).toBeNull();
  expect(within(offer).getByRole("link", { name: "查看订单" })).toBeInTheDocument();
});

test("looks up paid orders again when orders are announced to have changed", async () => {
  saveSession("token", 1);
  rememberOrder({ ...OPEN, orderNum: "7", goodsName: "月卡", status: "paid" });
  const state = (name: string) =>
    fine({ list: [{ ...listed("7", false), state: name }], total: 1 });
  context.server.answers.orderList = state("paid");
  render(<ResumeOrders />);
  await pass();
  expect(screen.getByRole("region")).toHaveTextContent("可领取卡密");
  context.server.answers.orderList = state("collected");
  act(announceOrdersChanged);
  await pass(2_001);
  expect(screen.queryByRole("region")).toBeNull();
});

test("notices that an order of the page's goods was paid on the phone, outside a dialog", async () => {
  saveSession("token", 1);
  rememberOrder({ ...OPEN, orderNum: "8", goodsName: "月卡", status: "waiting" }, 900);
  context.server.answers.payStatus = fine(status(1, 0));
  const hide = markShown("8");
  render(<ResumeOrders />);
  act(announceOrdersChanged);
  await pass(2_001);
  expect(unpaidOrders.get()).toEqual([]);
  act(hide);
});

test("resumes an order on request of another component", async () => {
  rememberOrder({ ...OPEN, orderNum: "5", goodsName: "月卡", status: "waiting" }, 900);
  render(<ResumeOrders />);
  expect(unpaidOrders.get()).toMatchObject([{ orderNum: "5", priceFen: 5700 }]);
  act(() => resumeRequest.set("5"));
  await pass();
  expect(await screen.findByRole("dialog", { name: "请支付" })).toBeInTheDocument();
  await context.user.keyboard("{Escape}");
  await pass(901_000);
  expect(unpaidOrders.get()).toEqual([]);
});
