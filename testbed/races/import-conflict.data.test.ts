import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stock } from "@storefront/marketplace/database/schema";
import { exportCatalogue } from "@storefront/operator/catalogue/export-catalogue";
import { importCatalogue } from "@storefront/operator/catalogue/import-catalogue";
import { eq } from "drizzle-orm";
import { openShop, type Shop } from "./open-shop";
import { setTrap } from "./table-trap";

/** Delivered by its seller, who counts the pieces. */
const LISTING = 1007;

let shop: Shop;
let folder: string;
beforeAll(async () => {
  shop = await openShop();
  folder = mkdtempSync(join(tmpdir(), "import-conflict-"));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await shop.close();
});

/** Writes a catalog of the listing with a number of pieces and another price. @returns its path */
async function catalogueWith(pieces: number): Promise<string> {
  const path = join(folder, "catalogue.jsonl");
  await exportCatalogue(shop.deps.db, path);
  const rows = readFileSync(path, "utf8").trim().split("\n");
  const row = rows.map((line) => JSON.parse(line)).find(({ id }) => id === LISTING);
  writeFileSync(path, JSON.stringify({ ...row, price: "44.00", stock: pieces }));
  return path;
}

it("imports again when an order took its rows in the other order", async () => {
  const { db } = shop.deps;
  const path = await catalogueWith(9);
  const order = `select 1 from stock where goods_id = ${LISTING} for update`;
  const trap = await setTrap(shop.databaseUrl, order, 'update "stock"%');
  const importing = importCatalogue(db, path, { now: shop.clock.now() });
  await trap.sprung();
  // The import waits for the pieces, and has the listing: the database ends the import, which waits for longer.
  await trap.run(`update goods set sale = sale + 1 where id = ${LISTING}`);
  await trap.release();
  expect(await importing).toMatchObject({ counts: { created: 0, updated: 1, unchanged: 0 } });
  const [row] = await db.select().from(stock).where(eq(stock.goodsId, LISTING));
  expect(row?.available).toBe(9);
});
