import { ERRORS } from "@storefront/contract/codes";
import { cardSecrets } from "@storefront/marketplace/database/schema";
import { eq } from "drizzle-orm";
import { submitOrder } from "../buyer/buy";
import { payWithCallback } from "../buyer/call-marketplace";
import type { Caller } from "../buyer/caller";
import { type Buyer, insertBuyers } from "../buyer/insert-buyers";
import { insertListing, type Listing } from "./listing";
import { naiveBuild } from "./naive-shop";
import { openRace, type Race } from "./open-race";
import { saleProblems } from "./sale-problems";

const BUYERS = 500;
const PIECES = 50;

let race: Race;
let listing: Listing;
let buyers: Buyer[];

beforeAll(async () => {
  race = await openRace();
});
afterAll(() => race.close());

beforeEach(async () => {
  listing = await insertListing(race.db, PIECES);
  buyers = await insertBuyers(race.db, race.clock, BUYERS);
});

/** A buyer who calls again when the marketplace is too busy to answer in time. */
const persistent = (buyer: Caller): Caller => ({
  async call(...attempt) {
    for (;;) {
      const answer = await buyer.call(...attempt);
      if (answer.code !== ERRORS.databaseBusy.code) return answer;
    }
  },
});

/** Pays; the provider repeats a callback that the marketplace was too busy to take. */
async function payUntilFree(url: string, orderNum: string): Promise<string | null> {
  for (;;) {
    const { http, result } = await payWithCallback(url, orderNum, "now");
    if (http !== ERRORS.databaseBusy.status) return result;
  }
}

/** Confirms, orders and pays. @returns the code of the order */
async function buyAndPay(buyer: Buyer, index: number): Promise<number> {
  const caller = persistent(race.inTurn(buyer, index));
  const offer = { goods_id: listing.goodsId };
  const { code, order_num } = await submitOrder(caller, offer, { pay_type: 2 });
  if (code === 0) expect(await payUntilFree(race.shopFor(index), order_num)).toBe("applied");
  return code;
}

test("500 concurrent buyers of 50 pieces at two marketplaces get exactly 50, each secret once", async () => {
  const codes = await Promise.all(buyers.map(buyAndPay));
  expect(codes.filter((code) => code !== 0 && code !== ERRORS.outOfStock.code)).toEqual([]);
  expect(codes.filter((code) => code === 0)).toHaveLength(PIECES);
  expect(codes.filter((code) => code === ERRORS.outOfStock.code)).toHaveLength(BUYERS - PIECES);
  expect(await saleProblems(race.db, listing.stockId)).toEqual([]);
  const secrets = await race.db
    .select()
    .from(cardSecrets)
    .where(eq(cardSecrets.stockId, listing.stockId));
  expect(new Set(secrets.map(({ orderId }) => orderId)).size).toBe(PIECES);
});

test("the same check detects overselling by a shop that checks stock without a lock", async () => {
  const sold = await Promise.all(
    buyers.map((buyer) => naiveBuild(race.db, buyer, listing).catch(() => false)),
  );
  expect(sold.filter(Boolean).length).toBeGreaterThan(PIECES);
  expect(await saleProblems(race.db, listing.stockId)).not.toEqual([]);
});
