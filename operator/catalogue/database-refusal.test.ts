import {
  discounts,
  envelopes,
  goods,
  goodsSpecs,
  stock,
} from "@storefront/marketplace/database/schema";
import { SPECS } from "@storefront/testbed/marketplace/fixed-listings";
import { placeOrder } from "@storefront/testbed/marketplace/place-order";
import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { eq, sql } from "drizzle-orm";
import { databaseRefusal } from "./database-refusal";

const test = useTestApp();

const reasonOf = (change: Promise<unknown>) => change.then(() => "accepted", databaseRefusal);

it("names the fields of a listing that could not be sold", async () => {
  const { db } = test.deps;
  const gift = { goodsId: 1011, conditionType: 2, conditionNum: 1, describe: "赠贴纸" };
  const reason = await reasonOf(
    db.transaction(async (tx) => {
      await tx.insert(discounts).values({ ...gift, discountType: 2, discountValue: 0 });
      await tx.update(goods).set({ depositFen: 1, leastTime: 1 }).where(eq(goods.id, 1011));
    }),
  );
  expect(reason).toBe("商品 1011 这样不能卖，请核对：押金、优惠、最短租期");
});

it("says that orders keep the kind of delivery", async () => {
  await placeOrder(test, 1, { goodsId: 1011 });
  const change = test.deps.db.update(goods).set({ deliveryType: 1 }).where(eq(goods.id, 1011));
  expect(await reasonOf(change)).toContain("商品 1011 还有订单没有完成");
});

it("says that there are fewer secrets than pieces", async () => {
  const more = { available: sql`${stock.available} + 1`, total: sql`${stock.total} + 1` };
  const change = test.deps.db.update(stock).set(more).where(eq(stock.goodsId, 1011));
  expect(await reasonOf(change)).toContain("库存比没有发出的卡密多");
});

it("says that pieces or coupons are gone", async () => {
  const { db } = test.deps;
  const fewer = { available: sql`${stock.available} - 1000`, total: sql`${stock.total} - 1000` };
  expect(await reasonOf(db.update(stock).set(fewer))).toContain("库存不够");
  const claimed = db.update(envelopes).set({ claimed: sql`${envelopes.total} + 1` });
  expect(await reasonOf(claimed)).toContain("发出");
});

it("says that another operator has added the same spec", async () => {
  const { db } = test.deps;
  const [spec] = await db.select().from(goodsSpecs).where(eq(goodsSpecs.id, SPECS.second));
  if (!spec) throw new Error("the spec is there");
  const { id: _, ...same } = spec;
  expect(await reasonOf(db.insert(goodsSpecs).values(same))).toContain("规格刚被别人改过");
});

it.each(["40001", "40P01"])("asks to try again after a conflict: %s", (code) => {
  const error = Object.assign(new Error("conflict"), { code });
  expect(databaseRefusal(new Error("query failed", { cause: error }))).toContain("请再试一次");
});

it("leaves every other error alone", async () => {
  expect(databaseRefusal(new Error("stock 3 has fewer card secrets than pieces"))).toBeNull();
  const foreign = test.deps.db.update(goods).set({ sellerId: 999_999 }).where(eq(goods.id, 1011));
  expect(await reasonOf(foreign)).toBeNull();
});
