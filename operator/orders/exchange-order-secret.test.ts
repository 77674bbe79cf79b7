import {
  cardSecrets,
  messages,
  operatorAudit,
  orders,
  stock,
} from "@storefront/marketplace/database/schema";
import { SPECS, stockOf } from "@storefront/testbed/marketplace/fixed-listings";
import { orderCalls } from "@storefront/testbed/marketplace/order-calls";
import { settlePayment } from "@storefront/testbed/marketplace/settle-payment";
import { useBuyer, useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { eq, isNotNull, sql } from "drizzle-orm";
import { COMMAND_LINE } from "../audit/record-audit";
import { checkStock } from "../check/check-stock";
import { exchangeOrderSecret } from "./exchange-order-secret";

const BUYER = 1;
const GOODS = 1001;
const { second: SPEC } = SPECS;

const test = useTestApp();
const buyer = useBuyer(test, BUYER, 1);
let orderNum: string;

beforeEach(async () => {
  const { draft, build } = orderCalls(buyer);
  orderNum = (await build(await draft(GOODS, SPEC, 2))).data.order.order_num;
  await settlePayment(test.deps, orderNum);
});

const collect = () => buyer.call("orderReceive", { order_num: orderNum });
const shown = async () => (await buyer.call("orderDetail", { order_num: orderNum })).data.secrets;
const orderRow = async () =>
  (await test.deps.db.select().from(orders).where(eq(orders.orderNum, orderNum)))[0];
const stored = async () => {
  const order = await orderRow();
  return test.deps.db
    .select()
    .from(cardSecrets)
    .where(eq(cardSecrets.orderId, order?.id ?? 0))
    .orderBy(cardSecrets.id);
};
const stockRow = () => stockOf(test.deps.db, SPEC);
const exchange = (secretId: number) =>
  exchangeOrderSecret(test.deps, COMMAND_LINE, orderNum, secretId);

it("gives the buyer another secret in the same place, and makes the old one void", async () => {
  await collect();
  const [first, second] = await shown();
  const [old] = await stored();
  const before = await stockRow();
  await exchange(old?.id ?? 0);

  const after = await shown();
  expect(after).toHaveLength(3);
  expect(after[0]).not.toBe(first);
  expect(after[1]).toBe(second);
  const { available, total, sold } = before;
  expect(await stockRow()).toMatchObject({ available: available - 1, total: total - 1, sold });
  expect(await checkStock(test.deps.db)).toEqual([]);
  const [audit] = await test.deps.db.select().from(operatorAudit);
  expect(audit).toMatchObject({
    action: "order.exchange",
    subject: `order ${orderNum}`,
    before: { status: "collected", secret_id: old?.id },
    after: { place: 1 },
  });
  expect(JSON.stringify(audit)).not.toContain(first);
});

it("tells the buyer in the platform's conversation about the order", async () => {
  const [old] = await stored();
  await exchange(old?.id ?? 0);
  const { data } = await buyer.call("messages", { order_num: orderNum, party: "platform" });
  expect(data.list).toMatchObject([
    { sender: "auto", text: expect.stringContaining("第 1 个卡密") },
  ]);
  const unread = await buyer.call("unreadMessages", {});
  expect(unread.data.unread).toBe(1);
});

it("exchanges the secret that was given in exchange, still in its place", async () => {
  await collect();
  const [old] = await stored();
  const [, second] = await shown();
  await exchange(old?.id ?? 0);
  const replacement = (await stored()).find(({ replacesId }) => replacesId === old?.id);
  await exchange(replacement?.id ?? 0);
  const after = await shown();
  expect(after).toHaveLength(3);
  expect(after[1]).toBe(second);
  expect(after[0]).not.toBe(replacement?.secret);
});

it("refuses an exchange without spare secrets, and changes nothing", async () => {
  await test.deps.db
    .update(stock)
    .set({ available: 0, held: sql`${stock.held} + ${stock.available}` })
    .where(eq(stock.specId, SPEC));
  const before = await stored();
  await expect(exchange(before[0]?.id ?? 0)).rejects.toMatchObject({
    code: 30412,
    message: "没有空闲的卡密可换，请先在商品页添加卡密",
  });
  expect(await stored()).toEqual(before);
  expect(await test.deps.db.$count(operatorAudit)).toBe(0);
  expect(await test.deps.db.$count(messages)).toBe(0);
  await test.deps.db
    .update(stock)
    .set({ held: 0, available: sql`${stock.available} + ${stock.held}` })
    .where(eq(stock.specId, SPEC));
});

it("refuses a secret of another order, a void one, and an unpaid order", async () => {
  const [old] = await stored();
  await exchange(old?.id ?? 0);
  const refusal = { message: "这个卡密不属于这笔订单，或已经换过" };
  await expect(exchange(old?.id ?? 0)).rejects.toMatchObject(refusal);
  await expect(exchange(999_999)).rejects.toMatchObject(refusal);
  const { draft, build } = orderCalls(buyer);
  const unpaid = (await build(await draft(GOODS, SPEC))).data.order.order_num;
  await expect(exchangeOrderSecret(test.deps, COMMAND_LINE, unpaid, 1)).rejects.toMatchObject({
    message: "订单还没有付款",
  });
  expect(await test.deps.db.$count(cardSecrets, isNotNull(cardSecrets.voidedAt))).toBe(1);
});

it("never sells a void secret again when the order is undone", async () => {
  const [old] = await stored();
  await exchange(old?.id ?? 0);
  await test.deps.db.update(orders).set({ refundUntil: new Date("2099-01-01") });
  const { code } = await buyer.call("orderRefund", { order_num: orderNum });
  expect(code).toBe(0);
  expect(await stored()).toMatchObject([{ id: old?.id }]);
  expect(await checkStock(test.deps.db)).toEqual([]);
  const revive = test.deps.db
    .update(cardSecrets)
    .set({ orderId: null, voidedAt: null })
    .where(eq(cardSecrets.id, old?.id ?? 0));
  await expect(revive).rejects.toThrow();
});
