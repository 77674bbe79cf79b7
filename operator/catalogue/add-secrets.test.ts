import { cardSecrets, orders } from "@storefront/marketplace/database/schema";
import { stockOf } from "@storefront/testbed/marketplace/fixed-listings";
import { placeOrder } from "@storefront/testbed/marketplace/place-order";
import { settlePayment } from "@storefront/testbed/marketplace/settle-payment";
import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { withoutTriggers } from "@storefront/testbed/marketplace/without-triggers";
import { insertOperator } from "@storefront/testbed/operator/insert-operator";
import { and, eq, isNull } from "drizzle-orm";
import { checkStock } from "../check/check-stock";
import { retryFulfilment } from "../orders/retry-fulfilment";
import { addSecrets } from "./add-secrets";

const BUYER = 1;
const GOODS = 1011;

const test = useTestApp();

const piece = () => stockOf(test.deps.db, GOODS);
const given = (stockId: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ stockId, secret: `GIVEN-${index}` }));

/** Removes the free secrets of the listing past the triggers, and an order of one piece is paid. */
async function sellWithoutSecrets(): Promise<string> {
  const { id } = await piece();
  const { order } = await placeOrder(test, BUYER, { goodsId: GOODS });
  await withoutTriggers(test.deps.db, (tx) =>
    tx.delete(cardSecrets).where(and(eq(cardSecrets.stockId, id), isNull(cardSecrets.orderId))),
  );
  await settlePayment(test.deps, order.order_num);
  return order.order_num;
}

it("adds as many free pieces as secrets", async () => {
  const { id, available, total } = await piece();
  expect(await addSecrets(test.deps.db, given(id, 3))).toEqual([GOODS]);
  expect(await piece()).toMatchObject({ available: available + 3, total: total + 3 });
});

it("adds none for pieces that lacked a secret, so that a paid order can be fulfilled", async () => {
  const orderNum = await sellWithoutSecrets();
  const { id, available, held, total } = await piece();
  expect(await checkStock(test.deps.db)).not.toEqual([]);
  await addSecrets(test.deps.db, given(id, available + held + 2));
  expect(await piece()).toMatchObject({ available: available + 2, held, total: total + 2 });
  expect(await checkStock(test.deps.db)).toEqual([]);
  expect(
    await retryFulfilment(test.deps, await insertOperator(test.deps.db, "lin"), orderNum),
  ).toBe("retry");
  const [order] = await test.deps.db.select().from(orders).where(eq(orders.orderNum, orderNum));
  expect(order?.status).toBe("paid");
});

it("accepts fewer secrets than are lacking", async () => {
  await sellWithoutSecrets();
  const before = await piece();
  await addSecrets(test.deps.db, given(before.id, 1));
  expect(await piece()).toEqual(before);
});
