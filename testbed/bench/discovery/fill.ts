import type { Db } from "@storefront/marketplace/database/db";
import { games, goods } from "@storefront/marketplace/database/schema";
import { getTableColumns, inArray, type SQL, sql } from "drizzle-orm";

/** Rows per statement. */
const BATCH = 5_000;
/** The sample listing that all are copied from, except for the columns that lists and searches use. */
const TEMPLATE = 1010;
const FIRST = 10_000;

const GAMES = 40;
const GAME_WORDS = ["曜日", "孤屿", "浮空", "方屿", "九霄", "灵契", "赤线", "极漂"];
const GAME_ENDS = ["战歌", "行动", "纪行", "物语", "长歌"];
const SERVERS = ["微信区", "QQ 区", "安卓", "苹果", "国服官方", "渠道服", "国际服"];
const RANKS = ["青铜", "白银", "黄金", "铂金", "钻石", "星耀", "王者", "巅峰"];
const WORDS = [
  "皮肤",
  "限定",
  "典藏",
  "全英雄",
  "高胜率",
  "自用",
  "成品号",
  "满级",
  "氪金",
  "稀有坐骑",
];
const TYPES = ["PersonalAccount", "CardKey", "TopUp", "GameItem"];

/** The listings' games, the one with the most listings first. */
export const BENCH_GAMES = Array.from(
  { length: GAMES },
  (_, game) => `${pick(GAME_WORDS, game)}${pick(GAME_ENDS, Math.floor(game / GAME_WORDS.length))}`,
);

/**
 * Inserts listings of 40 games, a quarter of them of the first. Names, prices, sales and facts derive from the
 * listing's number, so every run has the same listings.
 */
export async function fillListings(db: Db, count: number): Promise<void> {
  for (let from = 0; from < count; from += BATCH) {
    await insertListings(db, FIRST + from, FIRST + Math.min(from + BATCH, count) - 1);
  }
  const facts = {
    rank: { title: "段位", options: RANKS },
    server: { title: "区服", options: SERVERS },
    skins: { title: "皮肤", unit: "款" },
  };
  await db.update(games).set({ facts }).where(inArray(games.name, BENCH_GAMES));
  // As autovacuum does in a market that grows gradually.
  await db.execute(sql`vacuum analyze`);
}

async function insertListings(db: Db, first: number, last: number): Promise<void> {
  const n = sql.raw("n");
  // The hash spreads neighbouring numbers; each varied column has its own salt.
  const spread = (salt: number, size: number) =>
    sql`(abs(hashint4(${n} * 31 + ${sql.raw(String(salt))})::bigint) % ${sql.raw(String(size))})::int`;
  const oneOf = (words: readonly string[], salt: number) =>
    sql`(${array(words)})[1 + ${spread(salt, words.length)}]`;
  const varied: Record<string, SQL> = {
    id: n,
    name: sql`concat_ws(' ', ${oneOf(WORDS, 1)}, ${oneOf(RANKS, 2)}, ${oneOf(WORDS, 3)}, ${spread(4, 900)} + 10, '皮肤')`,
    game_name: sql`(${array(BENCH_GAMES)})[case when ${spread(5, 4)} = 0 then 1 else 1 + ${spread(6, GAMES)} end]`,
    goods_type: oneOf(TYPES, 7),
    price_fen: sql`100 + ${spread(8, 300_000)}`,
    activity_price_fen: sql`0`,
    sale: spread(9, 5_000),
    created_at: sql`now() - ${spread(10, 1_000_000)} * interval '1 second'`,
    media: sql`'[]'::jsonb`,
    detail_media: sql`'[]'::jsonb`,
    texts: sql`jsonb_build_object('attributes', jsonb_build_array(
      jsonb_build_object('title', '区服', 'data', jsonb_build_array(${oneOf(SERVERS, 11)})),
      jsonb_build_object('title', '段位', 'data', jsonb_build_array(${oneOf(RANKS, 2)}))))`,
    facts: sql`jsonb_build_object('rank', ${oneOf(RANKS, 2)}, 'server', jsonb_build_array(${oneOf(SERVERS, 11)}),
      'skins', ${spread(12, 300)})`,
  };
  const columns = Object.values(getTableColumns(goods));
  const names = columns.map((column) => sql.identifier(column.name));
  const values = columns.map((column) => varied[column.name] ?? sql`${column}`);
  await db.execute(sql`
    insert into ${goods} (${sql.join(names, sql`, `)})
    select ${sql.join(values, sql`, `)}
    from ${goods}, generate_series(${first}::int, ${last}::int) as n where ${goods.id} = ${TEMPLATE}`);
}

const array = (words: readonly string[]): SQL =>
  sql.raw(`array[${words.map((word) => `'${word}'`).join(", ")}]`);

function pick(words: readonly string[], index: number): string {
  return words[index % words.length] as string;
}
