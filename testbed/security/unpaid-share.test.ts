import { openDatabase } from "@storefront/marketplace/database/open-database";
import { stock } from "@storefront/marketplace/database/schema";
import { eq } from "drizzle-orm";
import { submitOrder } from "../buyer/buy";
import { newAddress, Visitor } from "../buyer/visitor";
import { readTarget } from "../product/target";
import { insertListing, type Listing } from "../races/listing";
import { recordFigure } from "./figures";

/** S4: what buyers who do not pay can hold of a listing. */

const PIECES = 256;
const SHARE = 51;
const TOTAL = 153;

let opened: Awaited<ReturnType<typeof openDatabase>>;
beforeAll(async () => {
  opened = await openDatabase({ databaseUrl: readTarget().databaseUrl });
});
afterAll(() => opened.close());

const reserve = async (visitor: Visitor, { goodsId }: Listing, quantity: number) =>
  (await submitOrder(visitor, { goods_id: goodsId, quantity })).code;

async function heldOf({ stockId }: Listing): Promise<number> {
  const [row] = await opened.db.select().from(stock).where(eq(stock.id, stockId));
  return row?.held ?? 0;
}

/** At least three numbers reserve as much as they can, each at one of the addresses. @returns the pieces they hold */
async function attack(listing: Listing, addresses: readonly string[]): Promise<number> {
  const numbers = Math.max(3, addresses.length);
  const visitors = await Promise.all(
    Array.from({ length: numbers }, (_, index) => {
      const address = addresses[index % addresses.length] ?? "";
      return new Visitor("mima.example", address).login();
    }),
  );
  for (const quantity of [100, SHARE, 10, 1]) {
    for (const visitor of visitors) {
      while ((await reserve(visitor, listing, quantity)) === 0);
    }
  }
  return heldOf(listing);
}

test("numbers in one network hold a fifth of a listing, in three or five networks three fifths", async () => {
  const listing = await insertListing(opened.db, PIECES);
  const one = await attack(listing, [newAddress()]);
  expect(one).toBe(SHARE);
  const other = await insertListing(opened.db, PIECES);
  const three = await attack(other, [newAddress(), newAddress(), newAddress()]);
  expect(three).toBe(3 * SHARE);
  expect(await reserve(await new Visitor().login(), other, 1)).toBe(0);
  const next = await insertListing(opened.db, PIECES);
  const five = await attack(
    next,
    Array.from({ length: 5 }, () => newAddress()),
  );
  expect(five).toBe(TOTAL + 2);
  expect(await reserve(await new Visitor().login(), next, 1)).toBe(0);
  recordFigure(
    "S4",
    `3 numbers hold ${one} of ${PIECES} pieces unpaid from one network, ${three} from three; 5 in five networks ${five}`,
  );
});
