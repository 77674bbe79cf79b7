import { buildRequest, confirmOrder } from "@storefront/testbed/buyer/buy";
import { SPECS } from "@storefront/testbed/marketplace/fixed-listings";
import { useBuyer, useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { eq, sql } from "drizzle-orm";
import { cardSecrets, goods, goodsSpecs, orders, stock, userEnvelopes } from "../database/schema";

const BUYER = 1;
const GOODS = 1001;
const SPEC = SPECS.second;

const test = useTestApp();
const buyer = useBuyer(test, BUYER);

const OFFER = { goods_id: GOODS, goods_spec_id: SPEC };
const confirm = () => confirmOrder(buyer, OFFER);

/** Submits what a confirm dialog shows, as the storefront does. */
function submit(shown: Awaited<ReturnType<typeof confirm>>["data"]) {
  const request = buildRequest(shown.order_num, OFFER, {
    pay_type: 0,
    envelope_id: shown.envelope?.user_envelope_id ?? 0,
    expected_price: shown.now_price,
  });
  return buyer.call("buildOrder", request);
}

/** Expects no order, no held piece and no held coupon. */
async function expectNothingBought(): Promise<void> {
  const { db } = test.deps;
  expect(await db.$count(orders)).toBe(0);
  expect(await db.$count(userEnvelopes, eq(userEnvelopes.status, "held"))).toBe(0);
  for (const { held } of await db.select().from(stock)) expect(held).toBe(0);
}

it("refuses the order when the price has risen, and accepts it at the new price", async () => {
  const { data: shown } = await confirm();
  await test.deps.db
    .update(goodsSpecs)
    .set({ priceFen: 9_900, originPriceFen: 9_900, activityPriceFen: 0 })
    .where(eq(goodsSpecs.id, SPEC));
  expect(await submit(shown)).toMatchObject({ code: 30418, msg: "价格已变动，请重新确认" });
  await expectNothingBought();
  const { data: now } = await confirm();
  expect(Number(now.now_price)).toBeGreaterThan(Number(shown.now_price));
  expect(await submit(now)).toMatchObject({ code: 0, data: { order: { price: now.now_price } } });
});

it("refuses the order when the price has fallen", async () => {
  const { data: shown } = await confirm();
  await test.deps.db.update(goodsSpecs).set({ priceFen: 6_000 }).where(eq(goodsSpecs.id, SPEC));
  expect((await submit(shown)).code).toBe(30418);
  await expectNothingBought();
});

it("refuses the order when the coupon has expired, and accepts it without the coupon", async () => {
  const { data: shown } = await confirm();
  expect(shown.envelope).not.toBeNull();
  const couponId = shown.envelope?.user_envelope_id ?? 0;
  await test.deps.db
    .update(userEnvelopes)
    .set({ expiresAt: test.clock.now() })
    .where(eq(userEnvelopes.id, couponId));
  expect(await submit(shown)).toMatchObject({ code: 30410, msg: expect.stringContaining("过期") });
  await expectNothingBought();
  const { data: now } = await confirm();
  expect(now.envelope?.user_envelope_id).not.toBe(couponId);
  expect(await submit(now)).toMatchObject({ code: 0, data: { order: { price: now.now_price } } });
});

it("refuses the order with advice when the spec was removed", async () => {
  const { data: shown } = await confirm();
  const { db } = test.deps;
  const [row] = await db.select().from(stock).where(eq(stock.specId, SPEC));
  await db
    .update(stock)
    .set({ available: 0, total: sql`${stock.held} + ${stock.sold}` })
    .where(eq(stock.specId, SPEC));
  await db.delete(cardSecrets).where(eq(cardSecrets.stockId, row?.id ?? 0));
  await db.delete(stock).where(eq(stock.specId, SPEC));
  expect(await submit(shown)).toMatchObject({ code: 30401, msg: "规格不存在，请重新选择" });
  await expectNothingBought();
});

it("refuses the order when the listing was removed", async () => {
  const { data: shown } = await confirm();
  const removedAt = test.clock.now();
  await test.deps.db.update(goods).set({ removedAt }).where(eq(goods.id, GOODS));
  expect((await submit(shown)).code).toBe(20404);
  await expectNothingBought();
});
