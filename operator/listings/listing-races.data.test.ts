import { ApiError } from "@storefront/contract/api-error";
import { cardSecrets, goods, operatorAudit, stock } from "@storefront/marketplace/database/schema";
import { submitOrder } from "@storefront/testbed/buyer/buy";
import { callerAt } from "@storefront/testbed/buyer/caller";
import { type Buyer, insertBuyers } from "@storefront/testbed/buyer/insert-buyers";
import { insertListing, type Listing } from "@storefront/testbed/races/listing";
import { openRace, type Race } from "@storefront/testbed/races/open-race";
import { eq } from "drizzle-orm";
import type { StoredListing } from "../catalogue/stored-listing";
import { addCardSecrets, addPieces, setPrice } from "./change-listing";
import { keptOf, listingFormValues, listingVersion } from "./listing-form-values";
import { readListingForm } from "./read-listing-form";
import { editListing, readStoredListing } from "./save-listing";

const PIECES = 30;
const BUYERS = 20;
const ACTOR = { id: null, name: "race" };

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

async function stored(): Promise<StoredListing> {
  const found = await readStoredListing(race.db, listing.goodsId);
  if (!found) throw new Error("the listing is there");
  return found;
}

const pieces = async () =>
  (await race.db.select().from(stock).where(eq(stock.id, listing.stockId)))[0];

/**
 * Saves a form with a new title, based on a listing as it was read.
 * @returns whether it was accepted
 */
async function rename(seen: StoredListing, name: string): Promise<boolean> {
  const place = { goodsId: listing.goodsId, seen: listingVersion(seen) };
  const edit = editListing(race, ACTOR, place, (current) => {
    const fields = listingFormValues(seen);
    fields.set("name", name);
    const read = readListingForm(fields, keptOf(current));
    if ("row" in read) return read.row;
    throw new Error(JSON.stringify(read.errors));
  });
  return edit.then(
    () => true,
    (error: unknown) => {
      if (error instanceof ApiError) return false;
      throw error;
    },
  );
}

/**
 * Orders a piece without paying.
 * @returns the code of the answer
 */
async function buy({ token }: Buyer, index: number): Promise<number> {
  const offer = { goods_id: listing.goodsId };
  return (await submitOrder(callerAt(race.shopFor(index), token), offer, { pay_type: 2 })).code;
}

test("accepts one of several concurrent edits of a listing and rejects the others", async () => {
  const seen = await stored();
  const names = Array.from({ length: 8 }, (_, at) => `标题 ${at}`);
  const saved = await Promise.all(names.map((name) => rename(seen, name)));
  expect(saved.filter(Boolean)).toHaveLength(1);
  const [row] = await race.db.select().from(goods).where(eq(goods.id, listing.goodsId));
  expect(row?.name).toBe(names[saved.indexOf(true)]);
  const subject = eq(operatorAudit.subject, `listing ${listing.goodsId}`);
  expect(await race.db.$count(operatorAudit, subject)).toBe(1);
});

test("accepts one of two concurrent price changes", async () => {
  const { priceFen: seenFen } = (await stored()).goods;
  const prices = [seenFen + 100, seenFen + 200];
  const set = await Promise.allSettled(
    prices.map((fen) => setPrice(race, ACTOR, listing, { seenFen, fen })),
  );
  expect(set.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  const winner = set.findIndex(({ status }) => status === "fulfilled");
  expect((await stored()).goods.priceFen).toBe(prices[winner]);
});

test("does not restore sold pieces when a form was read before the sales", async () => {
  const seen = await stored();
  const [codes, isTaken] = await Promise.all([
    Promise.all(buyers.map(buy)),
    rename(seen, "卖出时改的标题"),
  ]);
  expect(codes).toEqual(buyers.map(() => 0));
  expect(isTaken).toBe(true);
  expect(await pieces()).toMatchObject({
    total: PIECES,
    available: PIECES - BUYERS,
    held: BUYERS,
    sold: 0,
  });
});

test("keeps every card secret that is added during sales, each counted as a piece", async () => {
  const added = Array.from({ length: 6 }, (_, batch) =>
    Array.from({ length: 5 }, (_unused, at) => `ADDED-${listing.stockId}-${batch}-${at}`),
  );
  // Every batch is sent twice, like two operators uploading the same file.
  const [codes, counts] = await Promise.all([
    Promise.all(buyers.map(buy)),
    Promise.all([...added, ...added].map((batch) => addCardSecrets(race, ACTOR, listing, batch))),
  ]);
  expect(codes).toEqual(buyers.map(() => 0));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(30);
  expect(await pieces()).toMatchObject({
    total: PIECES + 30,
    available: PIECES + 30 - BUYERS,
    held: BUYERS,
  });
  const isIts = eq(cardSecrets.stockId, listing.stockId);
  expect(await race.db.$count(cardSecrets, isIts)).toBe(PIECES + 30);
});

test("keeps the stock consistent and not negative while pieces are added, removed and sold", async () => {
  await race.db.update(goods).set({ deliveryType: 1 }).where(eq(goods.id, listing.goodsId));
  const changes = [5, -4, 7, -PIECES, -PIECES, 3];
  const [codes, changed] = await Promise.all([
    Promise.all(buyers.map(buy)),
    Promise.allSettled(changes.map((by) => addPieces(race, ACTOR, listing, by))),
  ]);
  const held = codes.filter((code) => code === 0).length;
  const by = changes.reduce(
    (sum, change, at) => sum + (changed[at]?.status === "fulfilled" ? change : 0),
    0,
  );
  const now = await pieces();
  expect(now).toMatchObject({ total: PIECES + by, held, available: PIECES + by - held });
  expect(now?.available).toBeGreaterThanOrEqual(0);
});
