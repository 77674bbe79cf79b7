import { render, screen, within } from "@testing-library/react";
import { saveSession } from "@/lib/cookies/session-cookies";
import { rememberOrder, visitorOrders } from "@/lib/purchase/orders/visitor-orders";
import {
  ORDER,
  PROCESSING,
  REQUEST,
  refunding,
  refuse,
  status,
} from "@/lib/purchase/testing/answers";
import { fine } from "@/lib/purchase/testing/fake-server";
import { ResumeOrders } from "./resume-orders";
import { click, openAwaitingPayment, pass, setUpPurchase } from "./testing/opened-purchase";

jest.mock("@/components/ui/toast", () => ({ showToast: jest.fn() }));

const context = setUpPurchase();
beforeEach(() => {
  jest.setSystemTime(new Date("2026-11-21T10:15:00Z"));
  context.server.answers.orderList = fine({ list: [], total: 0 });
});

const paysAs = (answer: object) => {
  context.server.answers.payStatus = fine(answer);
};

/** Pays an order that is not fulfilled. */
async function openProcessing() {
  await openAwaitingPayment();
  paysAs(PROCESSING);
  await pass(3_000);
  return screen.getByRole("dialog", { name: "已付款，正在处理" });
}

test("says that the money is there, and until when the order is fulfilled or refunded", async () => {
  const dialog = await openProcessing();
  expect(dialog).toHaveTextContent("已付款 ¥57.00");
  expect(dialog).toHaveTextContent("到 今天 18:45 还没有完成，会原路全额退款。");
  expect(within(dialog).getByText("正在处理").closest("li")).toHaveAttribute(
    "aria-current",
    "step",
  );
  expect(within(dialog).queryByRole("img", { name: "支付二维码" })).toBeNull();
});

test("goes on to the code to collect once it is fulfilled", async () => {
  await openProcessing();
  paysAs(status(1, 0));
  await pass(3_300);
  const dialog = screen.getByRole("dialog", { name: "支付成功" });
  expect(within(dialog).getByRole("img", { name: "领取卡密二维码" })).toBeInTheDocument();
});

test("goes on to the refund, on the way and then there", async () => {
  await openProcessing();
  paysAs(refunding("due"));
  await pass(3_000);
  const due = screen.getByRole("dialog", { name: "正在原路退款" });
  expect(due).toHaveTextContent("正在退回支付宝付款账户付款后没有处理成功¥57.00");
  paysAs(refunding("refunded"));
  await pass(3_000);
  const dialog = screen.getByRole("dialog", { name: "已原路退款" });
  expect(dialog).toHaveTextContent("已退回支付宝付款账户");
  await click(within(dialog).getByRole("button", { name: "重新下单" }));
  await pass();
  expect(screen.getByRole("dialog", { name: "确认订单" })).toBeInTheDocument();
});

test("promises the refund of a server that does not list it", async () => {
  await openAwaitingPayment();
  paysAs(status(3, 0));
  await pass(3_000);
  const dialog = screen.getByRole("dialog", { name: "正在原路退款" });
  expect(dialog).toHaveTextContent("款项会原路退回付款账户");
});

test("has a button to log in as the buyer again when another account is logged in", async () => {
  const dialog = await openProcessing();
  const { code, msg } = refuse(30404);
  context.server.answers.payStatus = { code, msg };
  await pass(3_000);
  expect(within(dialog).getByRole("button", { name: "切换账号" })).toBeInTheDocument();
});

test("is offered again after it was closed, and shows the progress", async () => {
  await openProcessing();
  await context.user.keyboard("{Escape}");
  render(<ResumeOrders />);
  await pass();
  const offer = screen.getByRole("region", { name: "已付款订单" });
  expect(offer).toHaveTextContent("已付款，正在处理");
  expect(within(offer).queryByRole("button", { name: "取消订单" })).toBeNull();
  await click(within(offer).getByRole("button", { name: "查看进度" }));
  await pass();
  expect(await screen.findByRole("dialog", { name: "已付款，正在处理" })).toBeInTheDocument();
});

test("is offered as refunded when its money went back meanwhile, until that was seen", async () => {
  rememberOrder({
    ...{ orderNum: "77", goodsName: "月卡", priceFen: 5700, status: "processing" },
    ...{ payStatusApi: ORDER.order.pay_status_api, qrcode: ORDER.qrcode },
    ...{ detailQrcode: ORDER.detail_qrcode, delivery: "automatic", request: REQUEST },
  });
  paysAs(refunding("refunded"));
  // SWR has the answer of another token.
  saveSession("token of another test", 1);
  render(<ResumeOrders />);
  await pass();
  expect(screen.getByRole("region")).toHaveTextContent("付款原路退回");
  await click(screen.getByRole("button", { name: "查看退款" }));
  await pass();
  expect(await screen.findByRole("dialog", { name: "已原路退款" })).toBeInTheDocument();
  expect(visitorOrders()).toEqual([]);
});
