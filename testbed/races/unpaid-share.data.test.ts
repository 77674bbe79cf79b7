import { ERRORS } from "@storefront/contract/codes";
import { stock } from "@storefront/marketplace/database/schema";
import { SAMPLES } from "@storefront/platform/environment/sandbox-secrets";
import { eq } from "drizzle-orm";
import { submitOrder } from "../buyer/buy";
import { type Caller, callerAt } from "../buyer/caller";
import { type Buyer, insertBuyers } from "../buyer/insert-buyers";
import { insertListing, type Listing } from "./listing";
import { openRace, type Race } from "./open-race";

const PIECES = 256;
/** 20 % of them. */
const SHARE = 51;
/** 60 % of them. */
const TOTAL = 153;
const BUYERS = 24;

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

/** Confirms and orders pieces at two marketplaces, like the storefront for a visitor at `ip`. @returns the code */
async function reserve({ token }: Buyer, index: number, ip: string, pieces = 10): Promise<number> {
  const headers = { "X-Internal-Secret": SAMPLES.INTERNAL_SECRET, "X-Client-Address": ip };
  const { call } = callerAt(race.shopFor(index), token);
  const buyer: Caller = { call: (name, payload) => call(name, payload, { headers }) };
  const offer = { goods_id: listing.goodsId, quantity: pieces };
  return (await submitOrder(buyer, offer, { pay_type: 2 })).code;
}

async function held(): Promise<number> {
  const [row] = await race.db.select().from(stock).where(eq(stock.id, listing.stockId));
  return row?.held ?? 0;
}

test("concurrent buyers of one IPv6 /48 at two marketplaces reserve a fifth of the listing", async () => {
  const codes = await Promise.all(
    buyers.map((buyer, index) => reserve(buyer, index, `2001:db8:7:${index}::1`)),
  );
  expect(codes.filter((code) => code === 0)).toHaveLength(5);
  const refusals: number[] = [ERRORS.quantityBounds.code, ERRORS.orderCooldown.code];
  expect(codes.filter((code) => code !== 0 && !refusals.includes(code))).toEqual([]);
  expect(await held()).toBeLessThanOrEqual(SHARE);
});

test("concurrent buyers of many networks reserve the total, and each a piece beyond it", async () => {
  const all = (pieces: number) =>
    Promise.all(buyers.map((buyer, index) => reserve(buyer, index, `203.0.${index}.1`, pieces)));
  const codes = await all(10);
  const most = Math.floor(TOTAL / 10);
  expect(codes.filter((code) => code === 0)).toHaveLength(most);
  expect(new Set(codes)).toEqual(new Set([0, ERRORS.quantityBounds.code]));
  expect(await held()).toBe(10 * most);
  const again = await all(1);
  const refused = codes.map((code) => code !== 0);
  expect(again.filter((_, index) => refused[index])).toEqual(Array(BUYERS - most).fill(0));
  expect(await held()).toBeLessThanOrEqual(TOTAL + BUYERS - most);
});
