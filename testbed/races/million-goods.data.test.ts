import { BLOCK_SIZE } from "@storefront/contract/sitemap";
import { readConfig } from "@storefront/marketplace/config";
import type { OpenDatabase } from "@storefront/marketplace/database/db";
import { migrate } from "@storefront/marketplace/database/migrate";
import { openDatabase } from "@storefront/marketplace/database/open-database";
import { readGoodsBlocks, readGoodsIds } from "@storefront/marketplace/services/goods/goods-index";
import { readShopBlocks, readShopIds } from "@storefront/marketplace/services/shops/shop-index";
import { fillFixedListings } from "@storefront/sandbox/sample-market/fill-sample-market";
import { sql } from "drizzle-orm";
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

test("counts their shops by an index-only scan", async () => {
  const { list } = await readShopBlocks(open.db);
  const shops = await readShopIds(open.db, { after: 0, below: BLOCK_SIZE });
  expect(list.map(({ block, count }) => [block, count])).toEqual([[0, shops.list.length]]);
  const plan = await open.db.transaction(async (tx) => {
    // The cheapest plan depends on statistics and vacuum state; whether this index covers the query does not. So it is
    // left as the only choice (PostgreSQL uses an index-only scan wherever it can).
    for (const other of await otherIndexes(tx, "goods_listed_by_seller"))
      await tx.execute(sql.raw(other));
    for (const scan of ["seqscan", "bitmapscan"])
      await tx.execute(sql.raw(`set local enable_${scan} = off`));
    return tx.execute(sql`
      explain select seller_id, max(updated_at) from goods
      where removed_at is null and trade_type_id not in (1, 8) and seller_id > 0 and seller_id < ${BLOCK_SIZE}
      group by seller_id order by seller_id limit 5001`);
  });
  expect(JSON.stringify(plan)).toContain("Index Only Scan using goods_listed_by_seller");
});

/** Returns statements that drop every index of the listings but one; the database is dropped after this test. */
async function otherIndexes(
  db: Pick<OpenDatabase["db"], "execute">,
  kept: string,
): Promise<string[]> {
  const rows = (await db.execute(sql`
    select i.relname as name, c.conname as constraint_name
    from pg_index x join pg_class i on i.oid = x.indexrelid left join pg_constraint c on c.conindid = i.oid
      and c.contype in ('p', 'u')
    where x.indrelid = 'goods'::regclass and i.relname <> ${kept}`)) as unknown as {
    name: string;
    constraint_name: string | null;
  }[];
  return rows.map(({ name, constraint_name }) =>
    constraint_name
      ? `alter table goods drop constraint "${constraint_name}" cascade`
      : `drop index "${name}"`,
  );
}
