import { AUTOMATIC_DELIVERY, MANUAL_DELIVERY } from "@storefront/contract/listing/trade";
import { SELLER } from "@storefront/testbed/marketplace/fixed-listings";
import { placeOrder } from "@storefront/testbed/marketplace/place-order";
import { settlePayment } from "@storefront/testbed/marketplace/settle-payment";
import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { eq, sql } from "drizzle-orm";
import { goods, orders, sellers } from "../database/schema";
import { singleRow } from "../database/single-row";

const BUYER = 1;
/** Card secrets, and an item that its seller hands over within 24 hours. */
const AUTOMATIC = 1011;
const MANUAL = 1002;

const test = useTestApp();

const orderOf = async (goodsId: number) =>
  (await placeOrder(test, BUYER, { goodsId })).order.order_num;
const readOrder = async (orderNum: string) =>
  singleRow(await test.deps.db.select().from(orders).where(eq(orders.orderNum, orderNum)));
const change = (goodsId: number, set: Partial<typeof goods.$inferInsert>) =>
  test.deps.db.update(goods).set(set).where(eq(goods.id, goodsId));

it("gives the seller the hours of delivery that the order was placed with", async () => {
  const orderNum = await orderOf(MANUAL);
  await change(MANUAL, { deliveryHours: 1, noReasonRefund: true });
  await settlePayment(test.deps, orderNum);
  const { paidAt, deliverBy, refundUntil } = await readOrder(orderNum);
  expect(deliverBy?.getTime()).toBe((paidAt?.getTime() ?? 0) + 24 * 3_600_000);
  expect(refundUntil).toBeNull();
});

it("counts the sale for the seller of whom it was ordered, and takes it back from the same", async () => {
  const sold = async (id: number) =>
    singleRow(await test.deps.db.select().from(sellers).where(eq(sellers.id, id))).totalSale;
  const orderNum = await orderOf(MANUAL);
  const { sellerId } = await readOrder(orderNum);
  const before = await sold(sellerId);
  const others = await sold(SELLER.newcomer);
  await change(MANUAL, { sellerId: SELLER.newcomer });
  await settlePayment(test.deps, orderNum);
  expect(await sold(sellerId)).toBe(before + 1);
  expect(await sold(SELLER.newcomer)).toBe(others);
});

it("shows the kind of delivery that was ordered", async () => {
  const orderNum = await orderOf(AUTOMATIC);
  await settlePayment(test.deps, orderNum);
  await change(AUTOMATIC, { deliveryType: MANUAL_DELIVERY });
  const token = await test.tokenOf(BUYER);
  const { data } = await test.request("orderDetail", { order_num: orderNum }, { token });
  const { data: page } = await test.request("orderList", { page: "1" }, { token });
  expect(data.delivery_type).toBe(AUTOMATIC_DELIVERY);
  expect(page.list[0]?.delivery_type).toBe(AUTOMATIC_DELIVERY);
});

it("fills the terms of an order that is inserted without them", async () => {
  const { db } = test.deps;
  const paid = await orderOf(MANUAL);
  await settlePayment(test.deps, paid);
  const before = await readOrder(paid);
  await db.execute(sql`insert into order_drafts (order_num, user_id, goods_id, created_at)
    select 'copy', user_id, goods_id, created_at from order_drafts where order_num = ${paid}`);
  await db.execute(sql`insert into orders (order_num, user_id, goods_id, stock_id, goods_name, spec_name, picture,
      quantity, unit_fen, lines, envelope_fen, total_fen, channel_id, status, remark, leave_word, customer_remarks,
      created_at, expires_at)
    select 'copy', user_id, goods_id, stock_id, goods_name, spec_name, picture, quantity, unit_fen, lines, envelope_fen,
      total_fen, channel_id, 'expired', remark, leave_word, customer_remarks, created_at, expires_at
    from orders where order_num = ${paid}`);
  expect(await termsOf("copy")).toEqual([before.sellerId, MANUAL_DELIVERY, 24, false, 0]);
});

async function termsOf(orderNum: string): Promise<unknown[]> {
  const terms = sql`select jsonb_build_array(seller_id, delivery_type, delivery_hours, no_reason_refund,
    share_reward_fen) as terms from orders where order_num = ${orderNum}`;
  const { rows } = (await test.deps.db.execute(terms)) as unknown as {
    rows: [{ terms: unknown[] }];
  };
  return rows[0].terms;
}
