import { goods, orders, shareRewards } from "@storefront/marketplace/database/schema";
import { promotionSign } from "@storefront/marketplace/promotion/promotion";
import { SAMPLES } from "@storefront/platform/environment/sandbox-secrets";
import { eq } from "drizzle-orm";
import { buildOrder, confirmOrder, placeOrder } from "../buyer/buy";
import { payWithCallback } from "../buyer/call-marketplace";
import { callerAt } from "../buyer/caller";
import { insertBuyers } from "../buyer/insert-buyers";
import { insertListing } from "./listing";
import { openRace, type Race } from "./open-race";

let race: Race;

beforeAll(async () => {
  race = await openRace();
});
afterAll(() => race.close());

/** Inserts a listing that takes 1.00 yuan off a first order and rewards a share with 2.00. */
async function promotedListing(pieces: number) {
  const listing = await insertListing(race.db, pieces);
  await race.db
    .update(goods)
    .set({ firstBuyDiscountFen: 100, shareRewardFen: 200 })
    .where(eq(goods.id, listing.goodsId));
  return listing;
}

test("one of a buyer's concurrent first orders gets the discount", async () => {
  const { goodsId } = await promotedListing(40);
  const buyers = await insertBuyers(race.db, race.clock, 10);
  await Promise.all(
    buyers.map(async ({ token }, buyer) => {
      const offer = { goods_id: goodsId };
      const at = (index: number) => callerAt(race.shopFor(buyer + index), token);
      const drafts = await Promise.all([0, 1, 2].map((index) => confirmOrder(at(index), offer)));
      const answers = await Promise.all(
        drafts.map(({ data }, index) => buildOrder(at(index), data.order_num, offer)),
      );
      expect(answers.map(({ code }) => code)).toEqual([0, 0, 0]);
    }),
  );
  for (const { userId } of buyers) {
    const made = await race.db.select().from(orders).where(eq(orders.userId, userId));
    const discounted = made.filter((order) =>
      order.lines.some(({ title }) => title === "首单立减"),
    );
    expect(discounted).toHaveLength(1);
    expect(discounted.every((order) => order.firstBuy)).toBe(true);
  }
});

test("concurrent callbacks of one payment reward the promoter once", async () => {
  const { goodsId } = await promotedListing(1);
  const [promoter, buyer] = await insertBuyers(race.db, race.clock, 2);
  const promoterId = promoter?.userId ?? 0;
  const token = buyer?.token ?? "";
  const sign = promotionSign({ internalSecret: SAMPLES.INTERNAL_SECRET }, promoterId, goodsId);
  const offer = { goods_id: goodsId, promotion_user_id: promoterId, sign };
  const { order } = await placeOrder(callerAt(race.shopFor(0), token), offer);
  await Promise.all(race.shops.map(({ url }) => payWithCallback(url, order.order_num, "flood")));
  const rewards = await race.db
    .select()
    .from(shareRewards)
    .where(eq(shareRewards.promoterId, promoterId));
  expect(rewards.map(({ rewardFen }) => rewardFen)).toEqual([200]);
});
