import {
  boostOrders,
  goods,
  messages,
  operatorAudit,
  orders,
  paymentRefunds,
  refundRequests,
  users,
} from "@storefront/marketplace/database/schema";
import { placeBoost } from "@storefront/testbed/marketplace/place-boost";
import { placeOrder } from "@storefront/testbed/marketplace/place-order";
import { PROMISING, sellWithPromises } from "@storefront/testbed/marketplace/sell-with-promises";
import { settlePayment } from "@storefront/testbed/marketplace/settle-payment";
import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { insertOperator } from "@storefront/testbed/operator/insert-operator";
import { eq } from "drizzle-orm";
import type { SignedIn } from "../access/sessions";
import { approveRefund, rejectRefund } from "../approvals/decide-request";
import { checkLedger } from "../check/check-ledger";
import { checkStock } from "../check/check-stock";
import { refundByOperator } from "./refund-by-operator";

const BUYER = 1;
const REASON = "商品与描述不符";

const test = useTestApp({ refundApprovalFen: 400 });
let first: SignedIn;
let second: SignedIn;

beforeEach(async () => {
  [first, second] = [
    await insertOperator(test.deps.db, "lin"),
    await insertOperator(test.deps.db, "wu"),
  ];
});

const sold = () => sellWithPromises(test, { payType: 0, delivery: 1 });
const refund = (orderNum: string, fen: number, act: "refund" | "cancel" = "refund", by = first) =>
  refundByOperator(test.deps, by, orderNum, { act, fen, reason: REASON });
const orderOf = async (orderNum: string) =>
  (await test.deps.db.select().from(orders).where(eq(orders.orderNum, orderNum)))[0];
const balance = async () =>
  (await test.deps.db.select().from(users).where(eq(users.id, BUYER)))[0]?.balanceFen ?? 0;
const refunds = () => test.deps.db.select().from(paymentRefunds).orderBy(paymentRefunds.refundNum);
const audit = async () =>
  (await test.deps.db.select().from(operatorAudit).orderBy(operatorAudit.id)).map(
    ({ action }) => action,
  );
const expectBooks = async () => {
  expect(await checkLedger(test.deps.db)).toEqual([]);
  expect(await checkStock(test.deps.db)).toEqual([]);
};

async function toDeliver(payType = 1): Promise<string> {
  await test.deps.db.update(goods).set({ deliveryType: 1 }).where(eq(goods.id, 1011));
  const orderNum = (await placeOrder(test, BUYER, { goodsId: 1011, payType })).order.order_num;
  if (payType !== 0) await settlePayment(test.deps, orderNum);
  return orderNum;
}

it("refunds parts until nothing is left, which undoes the sale", async () => {
  test.deps.config.refundApprovalFen = PROMISING.priceFen;
  const orderNum = await sold();
  const before = await balance();
  expect(await refund(orderNum, 200)).toBe("refund");
  expect(await balance()).toBe(before + 200);
  expect(await orderOf(orderNum)).toMatchObject({ status: "delivered", refundedFen: 200 });
  await refund(orderNum, 300);
  expect(await balance()).toBe(before + PROMISING.priceFen);
  expect(await orderOf(orderNum)).toMatchObject({ status: "refunded", refundedFen: 500 });
  expect(await audit()).toEqual(["order.refund", "order.refund"]);
  const notifications = await test.deps.db.select().from(messages);
  expect(notifications.map(({ text }) => text)).toEqual([
    expect.stringContaining("部分退款 2.00 元"),
    expect.stringContaining("全额退款 3.00 元"),
  ]);
  expect(notifications[0]?.text).toContain(REASON);
  await expectBooks();
  test.deps.config.refundApprovalFen = 400;
});

it("stores a refund above the limit until another operator approves it", async () => {
  const orderNum = await sold();
  const before = await balance();
  expect(await refund(orderNum, 500)).toBe("request");
  expect(await balance()).toBe(before);
  expect(await test.deps.db.$count(messages)).toBe(0);

  await expect(approveRefund(test.deps, first, orderNum, 500)).rejects.toMatchObject({
    message: "要由另一位操作员批准，不能批准自己提出的退款",
  });
  await expect(approveRefund(test.deps, second, orderNum, 499)).rejects.toMatchObject({
    message: "与申请的金额不一致，请核对后再输入",
  });
  await expect(refund(orderNum, 100)).rejects.toMatchObject({
    message: "已经有一笔退款在等待另一位操作员批准",
  });
  expect(await balance()).toBe(before);

  await approveRefund(test.deps, second, orderNum, 500);
  expect(await balance()).toBe(before + 500);
  expect(await orderOf(orderNum)).toMatchObject({ status: "refunded" });
  const [request] = await test.deps.db.select().from(refundRequests);
  expect(request).toMatchObject({
    state: "done",
    requestedBy: first.id,
    decidedBy: second.id,
    amountFen: 500,
  });
  expect(await audit()).toEqual(["refund.request", "refund.approve", "order.refund"]);
  await expect(approveRefund(test.deps, second, orderNum, 500)).rejects.toMatchObject({
    message: "没有等待批准的退款",
  });
  await expectBooks();
});

it("keeps the database from an approval by the same operator", async () => {
  const orderNum = await sold();
  await refund(orderNum, 500);
  const forged = test.deps.db
    .update(refundRequests)
    .set({ state: "done", decidedBy: first.id, decidedAt: new Date() });
  await expect(forged).rejects.toThrow();
  await rejectRefund(test.deps, first, orderNum);
  expect(await audit()).toEqual(["refund.request", "refund.reject"]);
});

it("refunds nothing when less is left at the approval", async () => {
  const orderNum = await sold();
  await refund(orderNum, 450);
  await test.deps.db.update(orders).set({ refundedFen: 100 }).where(eq(orders.orderNum, orderNum));
  await expect(approveRefund(test.deps, second, orderNum, 450)).rejects.toMatchObject({
    message: expect.stringContaining("最多还能退 4.00 元"),
  });
  expect((await test.deps.db.select().from(refundRequests))[0]?.state).toBe("open");
  expect(await refunds()).toEqual([]);
  await test.deps.db.update(orders).set({ refundedFen: 0 }).where(eq(orders.orderNum, orderNum));
});

it.each([0, -1, 501, 1.5, Number.NaN])("refuses %s fen of 500 and changes nothing", async (fen) => {
  const orderNum = await sold();
  await expect(refund(orderNum, fen)).rejects.toMatchObject({ code: 10400 });
  expect(await refunds()).toEqual([]);
  expect(await audit()).toEqual([]);
});

it("cancels a paid, undelivered order in full and restocks it", async () => {
  test.deps.config.refundApprovalFen = 1_000_000;
  const orderNum = await toDeliver();
  const { totalFen = 0 } = (await orderOf(orderNum)) ?? {};
  await expect(refund(orderNum, totalFen - 1, "cancel")).rejects.toMatchObject({
    message: "与可退的金额不一致，请核对后再输入",
  });
  await refund(orderNum, totalFen, "cancel");
  expect(await orderOf(orderNum)).toMatchObject({ status: "refund_due" });
  expect(await refunds()).toMatchObject([{ channel: "alipay", amountFen: totalFen, state: "due" }]);
  await expectBooks();
  test.deps.config.refundApprovalFen = 400;
});

it("cancels a paid boost in full, and refunds a finished one in part", async () => {
  test.deps.config.refundApprovalFen = 1_000_000;
  const token = await test.tokenOf(BUYER);
  const waiting = (await placeBoost(test, token)).data.order_num;
  await settlePayment(test.deps, waiting);
  await refund(waiting, 100);
  await refund(waiting, 10_200, "cancel");
  const [boost] = await test.deps.db
    .select()
    .from(boostOrders)
    .where(eq(boostOrders.orderNum, waiting));
  expect(boost?.status).toBe("refund_due");
  expect((await refunds()).map(({ amountFen }) => amountFen)).toEqual([100, 10_200]);
  await expectBooks();
  test.deps.config.refundApprovalFen = 400;
});

it("refuses an unpaid, a refunded and an unknown order, and one in an after-sale", async () => {
  const unpaid = (await placeOrder(test, BUYER, { goodsId: 1010 })).order.order_num;
  await expect(refund(unpaid, 100)).rejects.toMatchObject({ message: "订单还没有付款" });
  await expect(refund(unpaid, 100, "cancel")).rejects.toMatchObject({
    message: "订单还没有付款，没有可以退的金额",
  });
  await expect(refund("20990101000000000000", 100)).rejects.toMatchObject({
    message: "订单不存在",
  });
  const orderNum = await sold();
  const token = await test.tokenOf(BUYER);
  const request = { order_num: orderNum, reason: "not_working", text: "打不开" } as const;
  await test.request("orderRefund", request, { token });
  await expect(refund(orderNum, 100)).rejects.toMatchObject({
    message: "有售后还没有结束，请在售后页处理",
  });
  expect(await audit()).toEqual([]);
});
