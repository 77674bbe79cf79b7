import { BLOCK_SIZE } from "@storefront/contract/discovery/sitemap";
import { readConfig } from "@storefront/marketplace/config";
import type { OpenDatabase } from "@storefront/marketplace/database/db";
import { migrate } from "@storefront/marketplace/database/migrate";
import { openDatabase } from "@storefront/marketplace/database/open-database";
import { fillFixedListings } from "@storefront/sandbox/sample-catalog/fill-sample-catalog";
import { sql } from "drizzle-orm";
import { readGoodsBlocks, readGoodsIds } from "@/marketplace/catalogue/goods/goods-index";
import { readShopBlocks, readShopIds } from "@/marketplace/catalogue/shops/shop-index";
import { insertListingCopies } from "../marketplace/insert-listing-copies";
import { type FreshDatabase, testDatabase } from "../product/fresh-database";

const MILLION = 1_000_000;
const FIRST = 100_000;

let database: FreshDatabase;
let open: OpenDatabase;
beforeAll(async () => {
  database = await testDatabase(dataDatabaseUrl);
  open = await openDatabase({ databaseUrl: database.url });
  await migrate(open.db);
  await fillFixedListings(open.db, new Date(), readConfig({ SANDBOX: "1" }));
  // Without triggers: the search index is not used here, and writing it would take many minutes.
  await open.db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await insertListingCopies(tx, { template: 1010, first: FIRST, count: MILLION });
    await tx.execute(sql`select recount_listings()`);
  });
  await open.db.execute(sql`vacuum analyze goods`);
});
afterAll(async () => {
  await open.close();
  await database.drop();
});

test("reads a million listings in blocks, each once, and a late page as fast as the first", async () => {
  const { list } = await readGoodsBlocks(open.db);
  expect(list.reduce((sum, { count }) => sum + count, 0)).toBe(MILLION + 14);
  expect(Math.max(...list.map(({ count }) => count))).toBe(BLOCK_SIZE);

  let read = 0;
  let last = 0;
  const took: number[] = [];
  for (const { block } of list) {
    let after = Math.max(last, block * BLOCK_SIZE - 1);
    for (let more = true; more; ) {
      const started = performance.now();
      const page = await readGoodsIds(open.db, { after, below: (block + 1) * BLOCK_SIZE });
      took.push(performance.now() - started);
      for (const { goods_id } of page.list) {
        if (goods_id <= last) throw new Error(`${goods_id} came after ${last}`);
        last = goods_id;
      }
      read += page.list.length;
      after = last;
      more = page.more;
    }
  }
  expect(read).toBe(MILLION + 14);
  const median = (values: number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
  expect(median(took.slice(-50))).toBeLessThan(5 * median(took.slice(0, 50)) + 50);
});

test("lists their shops by their stored counts", async () => {
  const { list } = await readShopBlocks(open.db);
  const shops = await readShopIds(open.db, { after: 0, below: BLOCK_SIZE });
  expect(list.map(({ block, count }) => [block, count])).toEqual([[0, shops.list.length]]);
});
