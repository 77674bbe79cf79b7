import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { eq } from "drizzle-orm";
import { goods, promiseReviews, sellers, UNCHECKED } from "../../database/schema";
import { sweepPromises } from "./check-texts";
import { CARRIED_DAYS } from "./promise-reviews";

const LISTED = 1010;
const UNLISTED = 1009;
const CLEAN = 1013;
const DAY_S = 86_400;

const test = useTestApp();

beforeEach(async () => {
  // As an earlier version has left them.
  const { db, clock } = test.deps;
  await db.delete(promiseReviews);
  await db.update(sellers).set({ isUnchecked: false });
  for (const [id, name, removedAt] of [
    [LISTED, "北风账号，终身包赔", null],
    [UNLISTED, "北风账号，官方验号", clock.now()],
    [CLEAN, "北风账号", null],
  ] as const) {
    await db.update(goods).set({ name, removedAt, reviewHash: UNCHECKED }).where(eq(goods.id, id));
  }
});

const stored = async (id: number) =>
  (await test.deps.db.select().from(goods).where(eq(goods.id, id)))[0];
const reviewOf = async (id: number) =>
  (await test.deps.db.select().from(promiseReviews).where(eq(promiseReviews.goodsId, id)))[0];

it("leaves listings of an earlier version on sale, with a deadline", async () => {
  expect(await sweepPromises(test.deps)).toBe(3);
  const until = new Date(test.clock.now().getTime() + CARRIED_DAYS * DAY_S * 1000);
  expect(await reviewOf(LISTED)).toMatchObject({ state: "carried", carriedUntil: until });
  expect(await reviewOf(UNLISTED)).toMatchObject({ state: "waiting", relists: false });
  expect(await reviewOf(CLEAN)).toBeUndefined();
  expect((await stored(LISTED))?.removedAt).toBeNull();
  expect((await stored(CLEAN))?.reviewHash).toBeNull();
  expect(await sweepPromises(test.deps)).toBe(0);
});

it("takes a listing off sale when nobody has agreed by the deadline", async () => {
  await sweepPromises(test.deps);
  await test.clock.advance(CARRIED_DAYS * DAY_S - 1);
  expect(await sweepPromises(test.deps)).toBe(0);
  expect((await stored(LISTED))?.removedAt).toBeNull();
  await test.clock.advance(1);
  await expect(sweepPromises(test.deps)).resolves.toBe(1);
  expect((await stored(LISTED))?.removedAt).not.toBeNull();
  expect(await reviewOf(LISTED)).toMatchObject({ state: "waiting", relists: true });
});

it("shows a shop's texts of an earlier version until the deadline, then none", async () => {
  const { db } = test.deps;
  const [{ id } = { id: 0 }] = await db.select({ id: sellers.id }).from(sellers).limit(1);
  await db
    .update(sellers)
    .set({ nickname: "官方店", profile: "当天交付", isUnchecked: true })
    .where(eq(sellers.id, id));
  const shop = async () => (await db.select().from(sellers).where(eq(sellers.id, id)))[0];
  await sweepPromises(test.deps);
  expect(await shop()).toMatchObject({ nickname: "官方店", isUnchecked: false });
  await test.clock.advance(CARRIED_DAYS * DAY_S);
  await sweepPromises(test.deps);
  expect(await shop()).toMatchObject({ nickname: `卖家 ${id}`, profile: "当天交付" });
});
