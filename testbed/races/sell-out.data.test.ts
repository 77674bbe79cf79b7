import { ERRORS } from "@storefront/contract/codes";
import { cardSecrets } from "@storefront/marketplace/database/schema";
import { eq } from "drizzle-orm";
import { call, payInSandbox } from "../buyer/call-marketplace";
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

/** Confirms, orders and pays. @returns the code of the order */
async function buyAndPay(buyer: Buyer, index: number): Promise<number> {
  const url = race.shopFor(index);
  const other = race.shopFor(index + 1);
  const { goodsId } = listing;
  const draft = await call(url, "orderConfirm", { goods_id: goodsId, quantity: 1 }, buyer.token);
  if (draft.code !== 0) return draft.code;
  const { order_num } = draft.data;
  const built = await call(
    other,
    "buildOrder",
    { order_num, goods_id: goodsId, buy_count: 1, pay_type: 2 },
    buyer.token,
  );
  if (built.code !== 0) return built.code;
  expect(await payInSandbox(url, order_num)).toBe("applied");
  return built.code;
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
