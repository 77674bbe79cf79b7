import { createClient } from "@storefront/contract/client";
import { ERRORS } from "@storefront/contract/codes";
import { orders, stock } from "@storefront/marketplace/database/schema";
import { SAMPLES } from "@storefront/platform/environment/sandbox-secrets";
import { and, eq } from "drizzle-orm";
import { type Buyer, insertBuyers } from "../buyer/insert-buyers";
import { insertListing, type Listing } from "./listing";
import { openRace, type Race } from "./open-race";

const PIECES = 256;
/** 20 % of them. */
const SHARE = 51;
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

/** Confirms and orders ten pieces at two marketplaces, like the storefront for a visitor at `ip`. @returns the code */
async function order({ token }: Buyer, index: number, ip: string): Promise<number> {
  const headers = { "X-Internal-Secret": SAMPLES.INTERNAL_SECRET, "X-Client-Address": ip };
  const client = createClient((target, init) => fetch(race.shopFor(index) + target, init));
  const goods = { goods_id: listing.goodsId };
  const draft = await client("orderConfirm", { ...goods, quantity: 10 }, { token, headers });
  if (draft.code !== 0) return draft.code;
  const built = { ...goods, order_num: draft.data.order_num, buy_count: 10, pay_type: 2 };
  return (await client("buildOrder", built, { token, headers })).code;
}

async function held(): Promise<number> {
  const [row] = await race.db.select().from(stock).where(eq(stock.id, listing.stockId));
  return row?.held ?? 0;
}

test("concurrent buyers of one IPv6 /48 at two marketplaces reserve a fifth of the listing", async () => {
  const codes = await Promise.all(
    buyers.map((buyer, index) => order(buyer, index, `2001:db8:7:${index}::1`)),
  );
  expect(codes.filter((code) => code === 0)).toHaveLength(5);
  const refusals: number[] = [ERRORS.quantityBounds.code, ERRORS.orderCooldown.code];
  expect(codes.filter((code) => code !== 0 && !refusals.includes(code))).toEqual([]);
  expect(await held()).toBeLessThanOrEqual(SHARE);
});

test("concurrent buyers of many networks reserve as many pieces as there are", async () => {
  const codes = await Promise.all(
    buyers.map((buyer, index) => order(buyer, index, `203.0.${index}.1`)),
  );
  expect(codes.filter((code) => code !== 0)).toEqual([]);
  expect(await held()).toBe(10 * BUYERS);
  const ofListing = and(eq(orders.stockId, listing.stockId), eq(orders.status, "pending"));
  expect(await race.db.$count(orders, ofListing)).toBe(BUYERS);
});
