import { submitOrder } from "@storefront/testbed/buyer/buy";
import { asUser } from "@storefront/testbed/marketplace/as-user";
import { stockOf } from "@storefront/testbed/marketplace/fixed-listings";
import { giveCoupon, orderCalls } from "@storefront/testbed/marketplace/order-calls";
import { placeOrder } from "@storefront/testbed/marketplace/place-order";
import { refuseUpdates } from "@storefront/testbed/marketplace/refuse-updates";
import { sweepUnpaid } from "@storefront/testbed/marketplace/sweep-unpaid";
import { useBuyer, useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { eq } from "drizzle-orm";
import { groupBuys, orders, sweepFailures, userEnvelopes } from "../database/schema";
import { resolveDueTrades } from "../payments/payments";
import { sweepOrders } from "./sweep-orders";

const PAY_WINDOW_S = 900;

const test = useTestApp();
const buyer = useBuyer(test, 1);

const { draft, build } = orderCalls(buyer);

async function statusOf(orderNum: string): Promise<string | undefined> {
  const [row] = await test.deps.db.select().from(orders).where(eq(orders.orderNum, orderNum));
  return row?.status;
}

it("frees the pieces, coupons and seats of all due orders at once", async () => {
  const before = await Promise.all([1010, 1011].map((id) => stockOf(test.deps.db, id)));
  const couponId = await giveCoupon(test, 1);
  const [, withCoupon] = [
    await placeOrder(test, 1),
    await build({ ...(await draft(1001, 2)), envelope_id: couponId }),
  ];
  expect(withCoupon.code).toBe(0);
  await placeOrder(test, 2, { goodsId: 1011 });
  await placeOrder(test, 1, { goodsId: 1011 });
  const inGroup = await submitOrder(await asUser(test, 2), { goods_id: 1008, group_id: 0 });
  expect(inGroup.code).toBe(0);
  await test.clock.advance(PAY_WINDOW_S);
  expect(await sweepUnpaid(test.deps)).toBe(5);
  expect(await Promise.all([1010, 1011].map((id) => stockOf(test.deps.db, id)))).toEqual(before);
  const [coupon] = await test.deps.db
    .select()
    .from(userEnvelopes)
    .where(eq(userEnvelopes.id, couponId));
  expect(coupon?.status).toBe("unused");
  expect(await test.deps.db.$count(groupBuys, eq(groupBuys.state, "forming"))).toBe(0);
});

it("expires the others of a batch when one cannot be expired", async () => {
  const stuck = (await placeOrder(test, 1, { goodsId: 1011 })).order.order_num;
  const other = (await placeOrder(test, 2, { goodsId: 1011 })).order.order_num;
  const mend = await refuseUpdates(test.deps.db, "orders", `old.order_num = '${stuck}'`);
  await test.clock.advance(PAY_WINDOW_S);
  expect(await sweepUnpaid(test.deps)).toBe(1);
  expect([await statusOf(stuck), await statusOf(other)]).toEqual(["pending", "expired"]);
  expect(await test.deps.db.select().from(sweepFailures)).toMatchObject([
    { kind: "orders", item: stuck },
  ]);
  await mend();
  await test.clock.advance(30);
  expect(await sweepUnpaid(test.deps)).toBe(1);
  expect(await test.deps.db.select().from(sweepFailures)).toEqual([]);
});

it("leaves an order whose provider has not answered as it is, however long that takes", async () => {
  const { order_num } = (await placeOrder(test, 1)).order;
  const before = await stockOf(test.deps.db, 1010);
  await test.clock.advance(PAY_WINDOW_S);
  expect(await sweepOrders(test.deps)).toBe(0);
  await test.clock.advance(24 * 3600);
  expect(await sweepOrders(test.deps)).toBe(0);
  expect(await statusOf(order_num)).toBe("pending");
  expect(await stockOf(test.deps.db, 1010)).toEqual(before);
});

it("expires an order as soon as its trade is closed", async () => {
  const { order_num } = (await placeOrder(test, 1)).order;
  await test.clock.advance(PAY_WINDOW_S);
  await resolveDueTrades(test.deps);
  expect(await sweepOrders(test.deps)).toBe(1);
  expect(await statusOf(order_num)).toBe("expired");
});
