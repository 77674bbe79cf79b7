import { eq, sql } from "drizzle-orm";
import { games, goods } from "./schema";
import { type OldDatabase, openOldDatabase } from "./testing/old-database";

/** Creating a database by all its migrations takes many times as long as copying a prepared one. */
const TIMEOUT_MS = 120_000;

let old: OldDatabase;

const list = (id: number, attributes: [title: string, ...data: string[]][]) =>
  old.insert("goods", {
    id,
    game_name: "曜日战歌",
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
  await old.migrate("0044_listing-facts");
}, TIMEOUT_MS);
afterAll(() => old.close());

const factsOf = async (id: number) =>
  (await old.db.select({ facts: goods.facts }).from(goods).where(eq(goods.id, id)))[0]?.facts;

it("turns the attributes by which lists were filtered into facts", async () => {
  expect(await factsOf(1)).toEqual({
    rank: "星耀 Ⅱ",
    system: ["安卓"],
    server: ["微信区", "QQ 区"],
  });
  expect(await factsOf(2)).toEqual({ rank: "王者", server: ["微信区"], face: ["60 点"] });
  expect(await factsOf(3)).toEqual({});
});

it("defines them for the game, the most frequent option first", async () => {
  const rows = await old.db.select().from(games).orderBy(games.slug);
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

it("leaves the triggers of listings on", async () => {
  const isOff = sql`pg_trigger where tgenabled = 'D'`;
  expect(await old.db.$count(isOff)).toBe(0);
});
