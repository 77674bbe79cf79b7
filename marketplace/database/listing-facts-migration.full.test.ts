import { eq, sql } from "drizzle-orm";
import { games, goods, listingIndex } from "./schema";
import { type OldDatabase, openOldDatabase } from "./testing/old-database";

/** Creating a database by all its migrations takes many times as long as copying a prepared one. */
const TIMEOUT_MS = 120_000;

let old: OldDatabase;

const list = (id: number, attributes: [title: string, ...data: string[]][]) =>
  old.insert("goods", {
    id,
    game_name: "曜日战歌",
    trade_type_id: 4,
    texts: JSON.stringify({ attributes: attributes.map(([title, ...data]) => ({ title, data })) }),
  });

beforeAll(async () => {
  old = await openOldDatabase();
  await old.migrate("0043_received-are-unfinished");
  await old.insert("games", { name: "曜日战歌", slug: "yrzg" });
  await old.insert("games", { name: "方屿物语", slug: "fywy" });
  await list(1, [
    ["系统与区服", "安卓", " 微信区 ", "QQ 区"],
    ["段位", "星耀 Ⅱ", "巅峰赛 1720 分"],
    ["皮肤", "共 142 款"],
  ]);
  await list(2, [
    ["区服", "微信区"],
    ["段位", "王者"],
    ["面值", "60 点", "x".repeat(41)],
  ]);
  await list(3, [["皮肤", "共 3 款"]]);
  // As transactions on PostgreSQL stored it.
  const texts = { attributes: [{ title: "段位", data: ["王者"] }] };
  await old.insert("goods", {
    ...{ id: 4, game_name: "曜日战歌", trade_type_id: 4 },
    texts: JSON.stringify(JSON.stringify(texts)),
  });
  await old.db.execute(sql`select refresh_listings(array[1, 2, 3, 4])`);
  await old.migrate("0045_listing-facts");
  await old.db.execute(sql`update goods set facts = facts || '{"skins": 142}' where id = 1`);
  await old.migrate("0046_listing-index-facts");
}, TIMEOUT_MS);
afterAll(() => old.close());

const factsOf = async (id: number) =>
  (await old.db.select({ facts: goods.facts }).from(goods).where(eq(goods.id, id)))[0]?.facts;

it("turns the attributes by which lists were filtered into facts", async () => {
  expect(await factsOf(1)).toEqual({
    rank: "星耀 Ⅱ",
    system: ["安卓"],
    server: ["微信区", "QQ 区"],
    skins: 142,
  });
  expect(await factsOf(2)).toEqual({ rank: "王者", server: ["微信区"], face: ["60 点"] });
  expect(await factsOf(3)).toEqual({});
  expect(await factsOf(4)).toEqual({ rank: "王者" });
});

it("defines them for the game, the most frequent option first", async () => {
  const rows = await old.db.select({ facts: games.facts }).from(games).orderBy(games.slug);
  expect(rows.map(({ facts }) => facts)).toEqual([
    {},
    {
      rank: { title: "段位", options: ["星耀 Ⅱ", "王者"] },
      system: { title: "系统", options: ["安卓"] },
      server: { title: "区服", options: ["微信区", "QQ 区"] },
      face: { title: "面值", options: ["60 点"] },
    },
  ]);
});

it("indexes them for searches", async () => {
  const { goodsId, facets, skins } = listingIndex;
  const rows = await old.db.select({ goodsId, facets, skins }).from(listingIndex).orderBy(goodsId);
  expect(rows.map((row) => ({ ...row, facets: row.facets.toSorted() }))).toEqual([
    {
      goodsId: 1,
      facets: ["rank:星耀 Ⅱ", "server:QQ 区", "server:微信区", "system:安卓"],
      skins: 142,
    },
    { goodsId: 2, facets: ["face:60 点", "rank:王者", "server:微信区"], skins: null },
    { goodsId: 3, facets: [], skins: null },
    { goodsId: 4, facets: ["rank:王者"], skins: null },
  ]);
});

it("leaves the triggers of listings on", async () => {
  const isOff = sql`pg_trigger where tgenabled = 'D'`;
  expect(await old.db.$count(isOff)).toBe(0);
});
