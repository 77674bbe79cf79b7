import { registerStorefronts } from "@storefront/marketplace/catalogue/catalogue";
import { boostGames, goodsChanges, operatorAudit } from "@storefront/marketplace/database/schema";
import { BOOST_REQUEST } from "@storefront/testbed/marketplace/place-boost";
import { useConsole, useSite } from "@storefront/testbed/operator/use-console";
import { eq } from "drizzle-orm";
import { boostFormValues } from "../boost-games/boost-form";
import { findBoostGame, seenText } from "../boost-games/save-boost-game";
import { boostRowOf } from "../catalogue/boost-row";

const SECTION = "/admin/boost-games";
const EDIT = `${SECTION}/359/edit`;

const test = useSite();
const owner = useConsole(test, "owner");

async function stored(id = 359) {
  const game = await findBoostGame(test.deps.db, id);
  if (!game) throw new Error(`there is no boosted game ${id}`);
  return game;
}
const form = async (): Promise<Record<string, string>> => ({
  ...Object.fromEntries(boostFormValues(boostRowOf(await stored()))),
  seen: seenText(await stored()),
});
const errorOf = (html: string, name: string) =>
  new RegExp(`id="${name}-error"[^>]*>([^<]*)<`).exec(html)?.[1];

it("changes nothing when a form is saved unchanged", async () => {
  const before = await stored();
  expect((await owner.get(SECTION)).html).toContain("曜日战歌");
  expect((await owner.get(EDIT)).status).toBe(200);
  expect((await owner.post(EDIT, await form())).location).toBe(`${SECTION}?done=edit`);
  expect(await stored()).toEqual(before);
});

it("saves price level and hours, by which boosts are priced, records it and notifies storefronts", async () => {
  const { db } = test.deps;
  await registerStorefronts(db, ["http://one.test"], test.clock.now());
  const changes = { price_percent: "120", opens: "10:00", closes: "2:00" };
  expect((await owner.post(EDIT, { ...(await form()), ...changes })).status).toBe(303);
  expect(await stored()).toMatchObject({ pricePercent: 120, opensAt: 600, closesAt: 120 });
  expect((await test.request("boostCompute", BOOST_REQUEST)).data.price).toBe("123.60");
  const isEdit = eq(operatorAudit.action, "boost_game.edit");
  expect(await db.$count(operatorAudit, isEdit)).toBe(1);
  const isIts = eq(goodsChanges.storefront, "http://one.test");
  expect(await db.select({ id: goodsChanges.goodsId }).from(goodsChanges).where(isIts)).toEqual([
    { id: 0 },
  ]);
});

it("shows what is wrong at its field, with the input, and saves nothing", async () => {
  const before = await stored();
  const { status, html } = await owner.post(EDIT, {
    ...(await form()),
    "ladder-3-price": "-1",
    "partitions-1-percent": "10",
    opens: "25:00",
    closes: "",
  });
  expect(status).toBe(400);
  expect(errorOf(html, "ladder-3-price")).toContain("金额");
  expect(errorOf(html, "partitions-1-percent")).toBe("最小是 50");
  expect(errorOf(html, "opens")).toContain("09:30");
  expect(html).toContain('value="25:00"');
  const repeated = await owner.post(EDIT, { ...(await form()), "ladder-4-name": "青铜Ⅲ" });
  expect(errorOf(repeated.html, "ladder-4-name")).toBe("与第 1 行重复");
  expect(await stored()).toEqual(before);
});

it("switches boosting off and on", async () => {
  const games = async () => (await test.request("boostGames", {})).data.list.length;
  await owner.post(EDIT, { ...(await form()), on_sale: "0" });
  expect(await games()).toBe(0);
  await owner.post(EDIT, { ...(await form()), on_sale: "1" });
  expect(await games()).toBe(1);
});

it("adds a game under an id and a name of its own", async () => {
  const game = {
    id: "7",
    game: "试炼之地",
    on_sale: "1",
    price_percent: "100",
    "ladder-0-tier": "新手",
    "ladder-0-name": "新手",
    "ladder-0-to": "3",
    "ladder-0-price": "10",
    "ladder-0-minutes": "30",
    "partitions-0-platform": "电信",
    "partitions-0-name": "一区",
  };
  const path = `${SECTION}/new`;
  expect((await owner.post(path, { ...game, id: "359" })).html).toContain("已经有编号 359 的游戏");
  expect((await owner.post(path, { ...game, game: "曜日战歌" })).html).toContain(
    "已经有编号 359 的代练",
  );
  expect(await test.deps.db.$count(boostGames)).toBe(1);
  expect((await owner.post(path, game)).location).toBe(`${SECTION}?done=add`);
  expect(await stored(7)).toMatchObject({ name: "试炼之地", inscription: [] });
});

it("refuses a form that another operator has overtaken", async () => {
  const [mine, theirs] = [await form(), await form()];
  await owner.post(EDIT, { ...theirs, price_percent: "110" });
  const { status, html } = await owner.post(EDIT, { ...mine, price_percent: "90" });
  expect(status).toBe(409);
  expect(html).toContain("刚被别人改过");
});
