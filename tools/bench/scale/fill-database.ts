import { type Copy, deriveRows } from "@storefront/testbed/scale/derive-rows";
import {
  FIRST,
  listingCopies,
  PLACES,
  type Sample,
  shopCopies,
  variantCopies,
} from "@storefront/testbed/scale/listing-copies";
import { buyerCopies, ORDER_PLACES, orderCopies } from "@storefront/testbed/scale/order-copies";
import postgres, { type Sql } from "postgres";
import { orderHistory } from "./history-copies";
import { dropIndexes } from "./indexes";
import { type Job, runJobs } from "./run-jobs";
import { visitorCopies } from "./visitor-copies";

/** About how many listings and orders a marketplace has. */
export interface DatabaseSize {
  listings: number;
  orders: number;
}

const MILLION: DatabaseSize = { listings: 1_000_000, orders: 1_000_000 };

const INDEX_VARIANTS: Job = {
  name: "index of the variants",
  run: (client) =>
    client.unsafe(`select refresh_listings(array_agg(id)) from goods where id >= ${FIRST}`),
};

/** What triggers would have counted. */
const COUNTS: readonly Job[] = [
  { name: "counts of listings", run: (client) => client.unsafe("select recount_listings()") },
  { name: "counts of facets", run: (client) => client.unsafe("select recount_facets()") },
  { name: "counts of coupons", run: (client) => client.unsafe("select recount_coupon_uses()") },
];

const COUNT_REVIEWERS: Job = {
  name: "counts of reviewers",
  run: (client) =>
    client.unsafe(`
  insert into seller_reviewers
    select seller_id, user_id, count(*) from comments join orders on orders.id = order_id where comments.id >= ${FIRST}
    group by 1, 2 on conflict do nothing;
  update sellers set reviewer_count = buyers
    from (select seller_id, count(*) as buyers from seller_reviewers group by 1) reviewed where id = seller_id`),
};

/**
 * Fills a sample catalog up to a million listings and a million orders, or fewer, with what they have left in other tables. Every row
 * is a copy of a sample row with a time, price, seller and buyer of its own, so the large marketplace has the lists of the small
 * one. Indexes are built at the end.
 * @param report called with a line for each step
 */
export async function fillDatabase(
  url: string,
  report: (line: string) => void,
  { listings, orders } = MILLION,
): Promise<void> {
  const client = postgres(url, { max: 1, onnotice: () => {} });
  const began = performance.now();
  const print = (name: string, ms: number) => report(`${seconds(ms)} s  ${name}`);
  const run = (jobs: readonly Job[]) => runJobs(url, jobs, print);
  try {
    const sample = await countSample(client);
    const copies = Math.ceil(listings / sample.goods);
    await client.unsafe(`${PLACES}; ${ORDER_PLACES}`);
    const variants = variantCopies(sample);
    const rows = [
      ...listingCopies(sample, copies),
      orderCopies(sample, copies, orders),
      ...buyerCopies(sample),
    ];
    const history = [...shopCopies(sample), ...orderHistory(sample), ...visitorCopies()];
    const tables = [...new Set([...variants, ...rows, ...history].map(({ table }) => table))];
    const indexes = await dropIndexes(client, tables);
    await run(variants.map(jobOf));
    await run([INDEX_VARIANTS]);
    await run(rows.map(jobOf));
    await run([...history.map(jobOf), ...COUNTS]);
    await run([COUNT_REVIEWERS, ...indexes]);
    await run(await vacuumJobs(client));
    await client.unsafe("drop schema fill cascade");
  } finally {
    await client.end();
  }
  print("in all", performance.now() - began);
}

const jobOf = (copy: Copy): Job => ({
  name: copy.table,
  run: (client) => deriveRows(client, copy),
});

/** The largest tables first. */
async function vacuumJobs(client: Sql): Promise<Job[]> {
  const tables = await client<{ name: string }[]>`
    select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
    order by pg_relation_size(oid) desc`;
  return tables.map(({ name }) => ({
    name: `vacuum ${name}`,
    run: (connection) => connection.unsafe(`vacuum (analyze, parallel 0) "${name}"`),
  }));
}

async function countSample(client: Sql): Promise<Sample> {
  const [row] = await client<Sample[]>`
    select (select count(*)::int from goods) as goods, (select count(*)::int from goods_specs) as specs,
      (select count(*)::int from stock) as pieces, (select count(*)::int from sellers) as sellers,
      (select count(*)::int from users) as users, (select count(*)::int from orders) as orders`;
  if (!row) throw new Error("no row of counts");
  return row;
}

const seconds = (ms: number) => (ms / 1000).toFixed(1).padStart(6);
