import { SPECS } from "@storefront/testbed/marketplace/fixed-listings";
import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { eq, inArray, sql } from "drizzle-orm";
import { cardSecrets, goods, stock } from "../database/schema";
import { findOffer } from "./find-offer";
import { checkOffer, type OfferInput } from "./read-offer";

const OFFER = { goodsId: 1011, specId: 0, quantity: 1 };
const WITH_SPEC = { goodsId: 1001, specId: SPECS.second, quantity: 1 };

const test = useTestApp();

const offer = async (input: OfferInput) => {
  const now = test.clock.now();
  const key = { userId: 1, goodsId: input.goodsId, specId: input.specId };
  const [found] = await findOffer(test.deps.db, { ...key, since: now, couponsSince: now });
  if (!found) throw new Error("no such user");
  return checkOffer(found, input, now);
};
const changeGoods = (changes: Partial<typeof goods.$inferInsert>) =>
  test.deps.db.update(goods).set(changes).where(eq(goods.id, OFFER.goodsId));

async function deleteStock(goodsId: number): Promise<void> {
  const { db } = test.deps;
  const pieces = db.select({ id: stock.id }).from(stock).where(eq(stock.goodsId, goodsId));
  await db
    .update(stock)
    .set({ available: 0, total: sql`${stock.held} + ${stock.sold}` })
    .where(eq(stock.goodsId, goodsId));
  await db.delete(cardSecrets).where(inArray(cardSecrets.stockId, pieces));
  await db.delete(stock).where(eq(stock.goodsId, goodsId));
}

it("reads price, stock and name of a spec", async () => {
  const { specName, unitFen, stock } = await offer(WITH_SPEC);
  expect(specName).not.toBe("");
  expect([unitFen, stock.available > 0]).toEqual([6500, true]);
});

it("gives a cashback below the price, and has none that equals it", async () => {
  await changeGoods({ returnCashFen: 499 });
  expect((await offer(OFFER)).cashbackFen).toBe(499);
  await expect(changeGoods({ returnCashFen: 500 })).rejects.toThrow("return_cash_fen");
});

it("refuses an amount beyond the limit of an order", async () => {
  await changeGoods({ priceFen: 1_999_999_999, activityPriceFen: 0, maxSaleNum: 0 });
  expect((await offer(OFFER)).unitFen).toBe(1_999_999_999);
  await expect(offer({ ...OFFER, quantity: 2 })).rejects.toMatchObject({
    reason: "quantityBounds",
    message: "订单金额超出限制",
  });
});

it.each([
  ["a listing without pieces", OFFER, "outOfStock", "暂时没有货"],
  ["an unknown spec", { ...WITH_SPEC, specId: 9999 }, "specNeeded", "规格不存在，请重新选择"],
  ["a listing that needs a spec", { ...WITH_SPEC, specId: 0 }, "specNeeded", expect.any(String)],
])("refuses %s", async (_, input, reason, message) => {
  if (reason === "outOfStock") {
    await deleteStock(input.goodsId);
  }
  await expect(offer(input)).rejects.toMatchObject({ reason, message });
});

it("shows specs without pieces as sold out", async () => {
  await deleteStock(WITH_SPEC.goodsId);
  const { data } = await test.request("goodsDetail", { goods_id: WITH_SPEC.goodsId });
  expect(data.stock).toBe(0);
  expect(data.specs.length).toBeGreaterThan(1);
  for (const { spec_stock } of data.specs) expect(spec_stock).toBe(0);
});
