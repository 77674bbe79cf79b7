import { goods, orders } from "@storefront/marketplace/database/schema";
import { placeOrder } from "@storefront/testbed/marketplace/place-order";
import { settlePayment } from "@storefront/testbed/marketplace/settle-payment";
import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { eq } from "drizzle-orm";
import { readPromoters } from "./read-promoters";

const GOODS = 1011;

const test = useTestApp({}, { resets: false });

it("sums a promoter's earnings, with those that may be taken back apart", async () => {
  const { db } = test.deps;
  expect(await readPromoters(db, 0)).toEqual({ rows: [], next: null });
  await db.update(goods).set({ shareRewardFen: 30, deliveryType: 1 }).where(eq(goods.id, GOODS));
  const { order } = await placeOrder(test, 1, { goodsId: GOODS });
  await db.update(orders).set({ promotionUserId: 2 }).where(eq(orders.orderNum, order.order_num));
  await settlePayment(test.deps, order.order_num);
  const { rows: promoters } = await readPromoters(db, 0);
  expect(promoters).toEqual([
    expect.objectContaining({
      userId: 2,
      orders: 1,
      earnedFen: 30,
      returnedFen: 0,
      pendingFen: 30,
      paidFen: 0,
    }),
  ]);
});
