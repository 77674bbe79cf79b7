import { registerStorefronts } from "@storefront/marketplace/catalogue/catalogue";
import { games, goodsChanges, operatorAudit } from "@storefront/marketplace/database/schema";
import { findGoods } from "@storefront/testbed/marketplace/find-goods";
import { signInAs } from "@storefront/testbed/operator/console-browser";
import { useConsole, useSite } from "@storefront/testbed/operator/use-console";
import { eq } from "drizzle-orm";
import { gameFormValues, seenGame } from "../games/game-form";

const GAME = "曜日战歌";

const test = useSite();
const owner = useConsole(test, "owner");

async function stored() {
  const [game] = await test.deps.db.select().from(games).where(eq(games.name, GAME));
  if (!game) throw new Error(`there is no game ${GAME}`);
  return game;
}
async function form() {
  const game = await stored();
  const fields = Object.fromEntries(gameFormValues(game));
  return {
    path: `/admin/games/${game.slug}/edit`,
    fields: { ...fields, seen: seenGame(game) } as Record<string, string>,
  };
}

it("lists games with what their listings may state", async () => {
  const { html } = await owner.get("/admin/games");
  expect(html).toContain(GAME);
  expect(html).toContain("段位");
  expect((await owner.get((await form()).path)).status).toBe(200);
});

it("saves new names and options, which lists show, and records them", async () => {
  const { path, fields } = await form();
  const { db } = test.deps;
  await registerStorefronts(db, ["http://one.test"], test.clock.now());
  const rank = { title: "段位名", options: ["青铜", "王者"] };
  const saved = await owner.post(path, {
    seen: fields["seen"] ?? "",
    "facts-0-key": "skins",
    "facts-0-title": "皮肤",
    "facts-0-unit": "款",
    "facts-2-key": "rank",
    "facts-2-title": rank.title,
    "facts-2-options": rank.options.join("\r\n"),
  });
  expect([saved.status, saved.location]).toEqual([303, "/admin/games?done=edit"]);
  expect((await stored()).facts).toEqual({ skins: { title: "皮肤", unit: "款" }, rank });
  expect(JSON.stringify(await test.request("games", { game: GAME }))).toContain(rank.title);
  const changed = await db.selectDistinct({ tag: goodsChanges.tag }).from(goodsChanges);
  expect(changed.map(({ tag }) => tag).sort()).toEqual(["catalogue", "market"]);
  const isEdit = eq(operatorAudit.action, "game.edit");
  const [entry] = await db.select().from(operatorAudit).where(isEdit);
  expect(entry?.subject).toBe(`game ${GAME}`);
});

it("rejects a repeated fact, an empty name and ranks without options, each at its field", async () => {
  const { path, fields } = await form();
  const { facts } = await stored();
  const { status, html } = await owner.post(path, {
    seen: fields["seen"] ?? "",
    "facts-0-key": "level",
    "facts-0-title": "等级",
    "facts-1-key": "level",
    "facts-1-title": "又一个",
    "facts-2-key": "rank",
    "facts-2-title": "段位",
    "facts-3-key": "score",
    "facts-3-unit": "分",
  });
  expect(status).toBe(400);
  const errorOf = (name: string) => new RegExp(`id="${name}-error"[^>]*>([^<]*)<`).exec(html)?.[1];
  expect(errorOf("facts-1-key")).toBe("上面已经有这种属性");
  expect(errorOf("facts-2-options")).toBe("请填写");
  expect(errorOf("facts-3-title")).toBe("请填写");
  expect(html).toContain('value="又一个"');
  expect((await stored()).facts).toEqual(facts);
});

describe("aliases", () => {
  const save = async (aliases: string) => {
    const { path, fields } = await form();
    return owner.post(path, { ...fields, aliases });
  };
  const countOf = async (q: string) => (await findGoods(test, { q })).total;

  it("are searched by at once, with their pinyin, until they are removed", async () => {
    expect(await countOf("农药")).toBe(0);
    const before = (await form()).fields;
    expect((await save("农药\r\n\r\n Sun War ")).status).toBe(303);
    expect((await stored()).aliases).toEqual(["农药", "Sun War"]);
    expect((await form()).fields).toEqual({
      ...before,
      aliases: "农药\nSun War",
      seen: expect.any(String),
    });
    for (const q of ["农药", "nongyao", "sunwar"]) expect(await countOf(q)).toBeGreaterThan(0);
    expect((await owner.get("/admin/games")).html).toContain("农药、Sun War");
    await save("");
    expect((await stored()).aliases).toEqual([]);
    expect(await countOf("农药")).toBe(0);
  });

  it("are announced to pages of searches alone, and recorded", async () => {
    const { db } = test.deps;
    await registerStorefronts(db, ["http://one.test"], test.clock.now());
    await save("农药");
    const changed = await db.selectDistinct({ tag: goodsChanges.tag }).from(goodsChanges);
    expect(changed).toEqual([{ tag: "catalogue" }]);
    const isEdit = eq(operatorAudit.action, "game.edit");
    const [entry] = await db.select().from(operatorAudit).where(isEdit);
    expect(entry).toMatchObject({ before: { aliases: [] }, after: { aliases: ["农药"] } });
  });

  it.each([
    ["最多 20 字", "长".repeat(21)],
    ["最多 20 项", Array.from({ length: 21 }, (_, at) => `别名${at}`).join("\n")],
  ])("are refused as an import refuses them: %s", async (reason, aliases) => {
    const { status, html } = await save(aliases);
    expect(status).toBe(400);
    expect(/id="aliases-error"[^>]*>([^<]*)</.exec(html)?.[1]).toBe(reason);
    expect((await stored()).aliases).toEqual([]);
  });

  it("are refused when somebody else has changed them meanwhile", async () => {
    const { path, fields } = await form();
    await save("农药");
    const { status } = await owner.post(path, { ...fields, aliases: "战歌" });
    expect(status).toBe(409);
    expect((await stored()).aliases).toEqual(["农药"]);
  });
});

it("refuses a form that somebody else has overtaken", async () => {
  const [mine, theirs] = [await form(), await form()];
  const title = Object.keys(mine.fields).find((name) => name.endsWith("-title")) ?? "";
  await owner.post(theirs.path, { ...theirs.fields, [title]: "甲" });
  const { status, html } = await owner.post(mine.path, { ...mine.fields, [title]: "乙" });
  expect(status).toBe(409);
  expect(html).toContain("刚被别人改过");
});

it("lets owners only change a game, and only one that exists", async () => {
  const clerk = await signInAs(test, "clerk");
  const { path, fields } = await form();
  expect((await clerk.get("/admin/games")).status).toBe(200);
  expect((await clerk.get(path)).status).toBe(403);
  expect((await clerk.post(path, fields)).status).toBe(403);
  expect((await owner.get("/admin/games/nichts/edit")).status).toBe(404);
});
