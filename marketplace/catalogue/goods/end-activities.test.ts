import { findGoods, idsOf } from "@storefront/testbed/marketplace/find-goods";
import { SPECS } from "@storefront/testbed/marketplace/fixed-listings";
import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { eq } from "drizzle-orm";
import { goods, goodsSpecs } from "../../database/schema";
import { endActivities } from "./end-activities";

/** One without specs, at 5.00, and one with specs, whose second one costs 65.00. */
const WITHOUT_SPECS = 1011;
const WITH_SPECS = 1001;
const LIFE_S = 60;

const test = useTestApp();

beforeEach(async () => {
  const { db } = test.deps;
  const activityUntil = new Date(test.clock.now().getTime() + LIFE_S * 1000);
  await db
    .update(goods)
    .set({ activityUntil, activityPriceFen: 450 })
    .where(eq(goods.id, WITHOUT_SPECS));
  await db.update(goods).set({ activityUntil }).where(eq(goods.id, WITH_SPECS));
  await db
    .update(goodsSpecs)
    .set({ activityPriceFen: 6000 })
    .where(eq(goodsSpecs.id, SPECS.second));
  await test.takeChangedGoods();
});

async function quote(input: { goods_id: number; goods_spec_id?: number }) {
  const token = await test.tokenOf(1);
  const { data } = await test.request("quote", { ...input, quantity: 1 }, { token });
  return data.after_discount_price;
}
const deals = async () => idsOf(await findGoods(test, { deal: 1 }));
const detail = async (goods_id: number) => (await test.request("goodsDetail", { goods_id })).data;

it("ends activities of listings and specs at their time, with index and pages", async () => {
  await test.clock.advance(LIFE_S - 1);
  expect(await endActivities(test.deps)).toBe(0);
  expect((await deals()).toSorted()).toEqual([WITH_SPECS, WITHOUT_SPECS]);
  await test.clock.advance(1);
  expect(await endActivities(test.deps)).toBe(2);
  expect(await deals()).toEqual([]);
  expect(await test.takeChangedGoods()).toEqual([WITH_SPECS, WITHOUT_SPECS]);
  const [row] = await test.deps.db.select().from(goods).where(eq(goods.id, WITHOUT_SPECS));
  expect(row).toMatchObject({ activityPriceFen: 0, activityUntil: null });
  const [spec] = await test.deps.db
    .select()
    .from(goodsSpecs)
    .where(eq(goodsSpecs.id, SPECS.second));
  expect(spec).toMatchObject({ activityPriceFen: 0 });
  expect(idsOf(await findGoods(test, { price_from: "4.00", price_to: "4.90" }))).toEqual([]);
  expect(await endActivities(test.deps)).toBe(0);
});

it("leaves an activity without an end, and one whose end was moved", async () => {
  const { db } = test.deps;
  await db.update(goods).set({ activityUntil: null }).where(eq(goods.id, WITHOUT_SPECS));
  const later = new Date(test.clock.now().getTime() + 2 * LIFE_S * 1000);
  await db.update(goods).set({ activityUntil: later }).where(eq(goods.id, WITH_SPECS));
  await test.clock.advance(LIFE_S);
  expect(await endActivities(test.deps)).toBe(0);
  expect(await detail(WITHOUT_SPECS)).toMatchObject({
    activity_price: "4.50",
    activity_until: null,
  });
});

it("sells at the normal price from the end on, before it is swept", async () => {
  const second = { goods_id: WITH_SPECS, goods_spec_id: SPECS.second };
  await test.clock.advance(LIFE_S - 1);
  expect([await quote({ goods_id: WITHOUT_SPECS }), await quote(second)]).toEqual([
    "4.50",
    "60.00",
  ]);
  expect(await detail(WITHOUT_SPECS)).toMatchObject({
    price_after_discount: "4.50",
    activity_until: expect.any(String),
  });
  await test.clock.advance(1);
  expect([await quote({ goods_id: WITHOUT_SPECS }), await quote(second)]).toEqual([
    "5.00",
    "65.00",
  ]);
  expect(await detail(WITHOUT_SPECS)).toMatchObject({
    price_after_discount: "5.00",
    activity_price: "0.00",
    activity_until: null,
  });
  const { specs } = await detail(WITH_SPECS);
  expect(specs.map(({ activity_price }) => activity_price)).not.toContain("60.00");
});
