import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { games, goods, goodsChanges, goodsSpecs } from "@storefront/marketplace/database/schema";
import { useFolder } from "@storefront/testbed/jest/use-folder";
import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { eq } from "drizzle-orm";
import { exportCatalogue } from "./export-catalogue";
import { importCatalogue } from "./import-catalogue";

const GAME = {
  kind: "game",
  name: "北风之路",
  facts: {
    rank: { title: "段位", options: ["白银", "黄金"] },
    skins: { title: "皮肤", unit: "款" },
    server: { title: "区服", options: ["一区", "二区"] },
  },
};
const SELLER = { kind: "seller", id: 7001, nickname: "北风代充" };
const FACTS = { rank: "黄金", skins: 3, server: ["一区"] };
const LISTING = {
  kind: "listing",
  id: 7001,
  seller: 7001,
  name: "北风账号",
  game: GAME.name,
  goods_type: "PersonalAccount",
  trade_type_id: 4,
  delivery: "manual",
  price: "60.00",
  stock: 1,
  facts: FACTS,
};
const DAY_S = 86_400;

const test = useTestApp();
const folder = useFolder("facts");
const file = join(folder, "catalogue.json");

const load = (...rows: object[]) => {
  writeFileSync(file, JSON.stringify(rows));
  return importCatalogue(test.deps.db, file, { now: test.clock.now() });
};
const problemsOf = async (...rows: object[]) => {
  const imported = await load(...rows);
  return imported.state === "refused" ? imported.problems.map(({ problem }) => problem) : [];
};
const countsOf = async (...rows: object[]) => {
  const imported = await load(...rows);
  return imported.state === "imported" ? imported.counts : imported.problems;
};
const UNCHANGED = { created: 0, updated: 0, unchanged: 3 };
const goodsRow = async () => (await test.deps.db.select().from(goods).where(eq(goods.id, 7001)))[0];

describe("facts", () => {
  it("are stored with the definitions of their game, once", async () => {
    expect(await countsOf(GAME, SELLER, LISTING)).toMatchObject({ created: 3 });
    expect(await goodsRow()).toMatchObject({ facts: FACTS });
    const [game] = await test.deps.db.select().from(games).where(eq(games.name, GAME.name));
    expect(game).toMatchObject({ slug: "bfzl", facts: GAME.facts });
    await test.clock.advance(60);
    expect(await countsOf(GAME, SELLER, LISTING)).toEqual(UNCHANGED);
  });

  it("update a game and refresh the pages of all listings and lists", async () => {
    await load(GAME, SELLER, LISTING);
    await test.deps.db.delete(goodsChanges);
    const facts = { ...GAME.facts, skins: { title: "外观", unit: "套" } };
    expect(await countsOf({ ...GAME, facts })).toMatchObject({ updated: 1 });
    const changes = await test.deps.db.select().from(goodsChanges);
    expect(changes.map(({ tag }) => tag).sort()).toEqual(["catalogue", "market"]);
  });

  it.each([
    [{ skins: 2, heroes: 3 }, "facts.heroes is no fact of 北风之路"],
    [{ rank: "王者" }, "facts.rank is none of the options of 北风之路: 王者"],
    [{ server: ["一区", "三区"] }, "facts.server is none of the options of 北风之路: 三区"],
    [{ skins: -1 }, "facts.skins Too small: expected number to be >=0"],
    [{ skins: 1.5 }, "facts.skins Invalid input: expected int, received number"],
    [{ server: ["一区", "一区"] }, "facts.server must differ"],
    [{ wings: 1 }, 'facts Unrecognized key: "wings"'],
  ])("refuse %j", async (facts, problem) => {
    expect(await problemsOf(GAME, SELLER, { ...LISTING, facts })).toEqual([problem]);
  });

  it("are checked against the stored game when the file has none", async () => {
    expect(await problemsOf(SELLER, LISTING)).toEqual([
      "facts.rank is no fact of 北风之路",
      "facts.skins is no fact of 北风之路",
      "facts.server is no fact of 北风之路",
    ]);
    await load(GAME);
    expect(await problemsOf(SELLER, LISTING)).toEqual([]);
  });

  it.each([
    [{ rank: { title: "段位" } }, "facts.rank.options are needed"],
    [
      { skins: { title: "皮肤", options: ["多"] } },
      "facts.skins.options are for ranks and choices only",
    ],
    [
      { server: { title: "区服", options: ["一区"], unit: "个" } },
      "facts.server.unit is for numbers only",
    ],
    [{ server: { title: "区服", options: ["一区", "一区"] } }, "facts.server.options must differ"],
    [{ wings: { title: "翅膀" } }, 'facts Unrecognized key: "wings"'],
  ])("refuse the definition %j", async (facts, problem) => {
    expect(await problemsOf({ ...GAME, facts })).toEqual([expect.stringContaining(problem)]);
  });

  it("are exported as their game defines them, in a file that can be imported", async () => {
    await load(GAME, SELLER, LISTING);
    await load({ ...GAME, facts: { ...GAME.facts, rank: { title: "段位", options: ["白银"] } } });
    const exported = join(folder, "exported.jsonl");
    await exportCatalogue(test.deps.db, exported);
    const rows = readFileSync(exported, "utf8")
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(rows.find(({ id, kind }) => kind === "listing" && id === 7001).facts).toEqual({
      skins: 3,
      server: ["一区"],
    });
    expect(rows[0]).toMatchObject({ kind: "game" });
    const imported = await importCatalogue(test.deps.db, exported, { now: test.clock.now() });
    expect(imported).toMatchObject({ counts: { created: 0, updated: 1 } });
  });
});

describe("the end of an activity", () => {
  const ACTIVITY = { ...LISTING, activity_price: "50.00", activity_until: "+P3D" };
  const after = (days: number) => new Date(test.clock.now().getTime() + days * DAY_S * 1000);

  it("is relative to the first import", async () => {
    await load(GAME, SELLER, ACTIVITY);
    const end = after(3);
    expect(await goodsRow()).toMatchObject({ activityPriceFen: 5000, activityUntil: end });
    await test.clock.advance(DAY_S);
    expect(await countsOf(GAME, SELLER, ACTIVITY)).toEqual(UNCHANGED);
    expect(await goodsRow()).toMatchObject({ activityUntil: end });
  });

  it("takes the activity prices with it when it has passed", async () => {
    const end = after(1).toISOString();
    const specs = [{ name: "大", price: "60.00", activity_price: "50.00", stock: 1 }];
    const row = { ...ACTIVITY, price: undefined, stock: undefined, activity_price: 0, specs };
    await load(GAME, SELLER, { ...row, activity_until: end });
    expect(await goodsRow()).toMatchObject({ activityPriceFen: 5000 });
    await test.clock.advance(2 * DAY_S);
    await load(GAME, SELLER, { ...row, activity_until: end });
    expect(await goodsRow()).toMatchObject({ activityPriceFen: 0, activityUntil: null });
    const [spec] = await test.deps.db.select().from(goodsSpecs).where(eq(goodsSpecs.goodsId, 7001));
    expect(spec).toMatchObject({ activityPriceFen: 0 });
    expect(await countsOf(GAME, SELLER, { ...row, activity_until: end })).toEqual(UNCHANGED);
  });

  it.each([
    [{ activity_price: 0 }, "activity_until needs an activity price"],
    [
      { activity_until: "2026-03-01T10:00:00Z", listed: "2026-03-01T10:00:00Z" },
      "activity_until must be after listed",
    ],
    [
      { activity_until: "P3D" },
      "activity_until must be a time to come such as 2026-03-01T10:00:00Z, or +P3D",
    ],
  ])("is refused in %j", async (fields, problem) => {
    expect(await problemsOf(GAME, SELLER, { ...ACTIVITY, ...fields })).toEqual([problem]);
  });
});
