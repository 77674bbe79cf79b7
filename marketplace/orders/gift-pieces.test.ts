import { confirmOrder, placeOrder } from "@storefront/testbed/buyer/buy";
import { SPECS, stockOf } from "@storefront/testbed/marketplace/fixed-listings";
import { settlePayment } from "@storefront/testbed/marketplace/settle-payment";
import { useBuyer, useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { eq } from "drizzle-orm";
import { cardSecrets, orders, stock } from "../database/schema";
import { singleRow } from "../database/single-row";
import { cancelOrder } from "./cancel-order";

const BUYER = 1;
/** Two pieces come with a third. */
const OFFER = { goods_id: 1001, goods_spec_id: SPECS.second, quantity: 2 };

const test = useTestApp();
const buyer = useBuyer(test, BUYER);

const order = async (pay_type = 1): Promise<string> =>
  (await placeOrder(buyer, OFFER, { pay_type })).order.order_num;
const rowOf = async (orderNum: string) =>
  singleRow(await test.deps.db.select().from(orders).where(eq(orders.orderNum, orderNum)));

it("costs as much as two pieces, and hands three secrets to the buyer", async () => {
  const before = await stockOf(test.deps.db, SPECS.second);
  const orderNum = await order();
  await settlePayment(test.deps, orderNum);
  const { id, unitFen, lines, totalFen, giftPieces } = await rowOf(orderNum);
  const off = lines.reduce((sum, { fen }) => sum + fen, 0);
  expect([giftPieces, totalFen]).toEqual([1, 2 * unitFen - off]);
  expect(await test.deps.db.$count(cardSecrets, eq(cardSecrets.orderId, id))).toBe(3);
  const after = await stockOf(test.deps.db, SPECS.second);
  expect(after).toMatchObject({ available: before.available - 3, sold: before.sold + 3 });
  const phone = { token: await test.tokenOf(BUYER, 1) };
  await test.request("orderReceive", { order_num: orderNum }, phone);
  const { data } = await test.request("orderDetail", { order_num: orderNum }, phone);
  expect(data.secrets).toHaveLength(3);
  expect(data.gifts).toEqual(["满 2 件赠同款 1 件"]);
});

it("returns all three pieces when it is canceled unpaid", async () => {
  const before = await stockOf(test.deps.db, SPECS.second);
  await cancelOrder(test.deps, BUYER, await order());
  expect(await stockOf(test.deps.db, SPECS.second)).toEqual(before);
});

it("returns all three pieces and secrets when it is refunded undelivered", async () => {
  const before = await stockOf(test.deps.db, SPECS.second);
  const orderNum = await order(0);
  const phone = { token: await test.tokenOf(BUYER, 1) };
  expect((await test.request("orderRefund", { order_num: orderNum }, phone)).code).toBe(0);
  expect(await stockOf(test.deps.db, SPECS.second)).toEqual(before);
  const { id } = await rowOf(orderNum);
  expect(await test.deps.db.$count(cardSecrets, eq(cardSecrets.orderId, id))).toBe(0);
});

it("is refused when the gift is out of stock", async () => {
  const { id, available, total } = await stockOf(test.deps.db, SPECS.second);
  const left = { available: 2, total: total - available + 2 };
  await test.deps.db.update(stock).set(left).where(eq(stock.id, id));
  expect(await confirmOrder(buyer, OFFER)).toMatchObject({
    code: 30409,
    msg: "库存不足：还要留 1 件作赠品，请减少数量",
  });
});
