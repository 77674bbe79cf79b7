import { selectRows } from "@storefront/marketplace/database/select-rows";
import { sql } from "drizzle-orm";
import postgres from "postgres";
import { WALKED } from "@/marketplace/discovery/read-matches";
import { recordSearch } from "../relevance/record-search";
import { openShop, type Shop } from "./open-shop";

const COPIES = 600;
let shop: Shop;
let client: postgres.Sql;
beforeAll(async () => {
  shop = await openShop();
  const { db } = shop.deps;
  await db.transaction(async (tx) => {
    // Without the listings themselves: they have no part in finding candidates.
    await tx.execute(sql`set local session_replication_role = replica`);
    const columns = sql.raw(
      "game_name, kind, price_fen, popularity, listed_ms, delivery_type, facets, level, heroes, skins, rare, score, grams, words, title",
    );
    await tx.execute(sql`insert into listing_index (goods_id, ${columns})
      select goods_id + 10000 * n, ${columns} from listing_index, generate_series(1, ${COPIES}::int) as n`);
  });
  await db.execute(sql`analyze listing_index`);
  client = postgres(shop.databaseUrl, { max: 1, onnotice: () => {} });
  await client`set enable_seqscan = off`;
});
afterAll(async () => {
  await client.end();
  await shop.close();
});

interface Plan {
  "Node Type": string;
  "Relation Name"?: string;
  "Actual Rows": number;
  Plans?: Plan[];
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
/** Whether a node reads the search index below. */
const readsIndex = (plan: Plan): boolean =>
  nodesOf(plan).some((node) => node["Relation Name"] === "listing_index");

const QUERIES = [
  ...["曜日战歌", "yaorizhange", "曜曰战歌账号", "贵族 8 皮肤142", "点券", "zuanshi", "dq", "租号"],
  ...["兑换码", "1010", "zzzz", "霜月 王者 皮肤", "qq", "曜日战歌 贵族 99", "蓝色雨伞出租"],
];

it.each(
  QUERIES.flatMap((q) => [{ call: "searchGoods", q } as const, { call: "suggest", q } as const]),
)("finds candidates of $call by an index and reads a bounded number: $q", async ({ call, q }) => {
  const statements = await recordSearch(shop.databaseUrl, { name: q, call, payload: { q } });
  expect(statements.length).toBeGreaterThan(1);
  for (const { text, params } of statements) {
    const rows = await client.unsafe<{ "QUERY PLAN": { Plan: Plan }[] }[]>(
      `explain (analyze, format json) ${text}`,
      params as never[],
    );
    const nodes = rows.flatMap((row) => row["QUERY PLAN"].flatMap(({ Plan }) => nodesOf(Plan)));
    const scans = nodes.filter(
      (node) => node["Node Type"] === "Seq Scan" && node["Relation Name"] === "listing_index",
    );
    expect(scans).toEqual([]);
    const limits = nodes.filter((node) => node["Node Type"] === "Limit" && readsIndex(node));
    for (const limit of limits) expect(limit["Actual Rows"]).toBeLessThanOrEqual(WALKED);
  }
});

it("has many listings", async () => {
  const [row] = await selectRows<{ count: number }>(
    shop.deps.db,
    sql`select count(*)::int as count from listing_index`,
  );
  expect(row?.count).toBeGreaterThan(8 * COPIES);
});
