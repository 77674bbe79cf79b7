import { ERRORS } from "@storefront/contract/codes";
import { render, screen, within } from "@testing-library/react";
import { DEAF_MS } from "@/components/ui/confirm-dialog";
import { showToast } from "@/components/ui/toast";
import { LISTED } from "@/lib/purchase/testing/answers";
import { fine } from "@/lib/purchase/testing/fake-server";
import { ResumeOrders } from "./resume-orders";
import { click, open, openAwaitingPayment, pass, setUpPurchase } from "./testing/opened-purchase";

jest.mock("@/components/ui/toast", () => ({ showToast: jest.fn() }));

const context = setUpPurchase();

const REASON = "你有 3 笔订单还没有付款，请先付款或取消其中一笔";

async function openLimited() {
  context.server.answers.buildOrder = { code: ERRORS.unpaidOrders.code, msg: REASON };
  await open();
  await click(screen.getByRole("button", { name: "提交订单" }));
  await pass();
  return screen.getByRole("dialog", { name: "确认订单" });
}

test("lists the unpaid orders with the reason, each payable and cancellable", async () => {
  const dialog = await openLimited();
  expect(within(dialog).getByRole("alert")).toHaveTextContent(REASON);
  const [first, second] = within(dialog).getAllByRole("listitem");
  if (!first || !second) throw new Error("two orders are open");
  expect(first).toHaveTextContent("星穹季卡 90 天");
  expect(first).toHaveTextContent("¥80.00");
  expect(first).toHaveTextContent("剩 10 分钟");
  expect(second).toHaveTextContent("请在手机上付款");
  expect(within(second).queryByRole("button", { name: "继续支付" })).toBeNull();
  await click(within(first).getByRole("button", { name: "继续支付" }));
  await pass();
  expect(screen.getByRole("dialog", { name: "请支付" })).toHaveTextContent("¥80.00");
});

test("offers neither payment nor cancellation of an order whose payment is being checked", async () => {
  const [order] = LISTED.list;
  const list = [{ ...order, checking: true }];
  context.server.answers.orderList = fine({ list, total: 1 });
  const dialog = await openLimited();
  const row = within(dialog).getByRole("listitem");
  expect(row).toHaveTextContent("正在核对付款");
  expect(within(row).queryByRole("button")).toBeNull();
});

/** Answers the dialog that asks before an order is canceled. */
async function confirmCancel() {
  await pass(DEAF_MS);
  await click(screen.getByRole("button", { name: "确认取消" }));
}

test("cancels an order after the dialog that asks, then offers to continue", async () => {
  const dialog = await openLimited();
  const [first] = within(dialog).getAllByRole("listitem");
  if (!first) throw new Error("no order is open");
  await click(within(first).getByRole("button", { name: "取消订单" }));
  expect(context.server.count("orderCancel")).toBe(0);
  expect(screen.getByRole("dialog", { name: "取消订单" })).toHaveTextContent("取消后不能恢复");
  await confirmCancel();
  await pass();
  expect(context.server.requests.at(-1)).toEqual({
    name: "orderCancel",
    body: { order_num: "88" },
  });
  expect(within(dialog).getAllByRole("listitem")).toHaveLength(1);
  expect(within(dialog).getByRole("status")).toHaveTextContent("现在可以继续下单");
  await click(within(dialog).getByRole("button", { name: "继续下单" }));
  await pass();
  expect(screen.getByRole("button", { name: "提交订单" })).toBeInTheDocument();
});

test("cancels an unpaid order from the resume bar", async () => {
  context.server.answers.orderList = fine({ list: [], total: 0 });
  render(<ResumeOrders />);
  await openAwaitingPayment();
  await context.user.keyboard("{Escape}");
  const bar = screen.getByRole("region", { name: "待付款订单" });
  await click(within(bar).getByRole("button", { name: "取消订单" }));
  await confirmCancel();
  await pass();
  expect(screen.queryByRole("region", { name: "待付款订单" })).toBeNull();
  expect(showToast).toHaveBeenCalledWith("success", "订单已取消");
});

test("offers the card secret in the resume bar when the order turns out to be paid", async () => {
  context.server.answers.orderList = fine({ list: [], total: 0 });
  render(<ResumeOrders />);
  await openAwaitingPayment();
  await context.user.keyboard("{Escape}");
  context.server.answers.orderCancel = { code: ERRORS.orderPaid.code, msg: ERRORS.orderPaid.msg };
  await click(screen.getByRole("button", { name: "取消订单" }));
  await confirmCancel();
  await pass();
  expect(screen.getByRole("region", { name: "已付款订单" })).toBeInTheDocument();
});
