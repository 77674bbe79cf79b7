import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { eq } from "drizzle-orm";
import { games, goods } from "../../database/schema";

const test = useTestApp();

const listed = async (id: number) =>
  (await test.request("catalogue", {})).data.list.find(({ goods_id }) => goods_id === id);

it("shows facts, flags, seller and terms of a listed account", async () => {
  expect(await listed(1002)).toMatchObject({
    facts: [
      { key: "rank", title: "段位", text: "星耀 Ⅱ" },
      { key: "skins", title: "皮肤", text: "142 款" },
      { key: "heroes", title: "英雄", text: "116 个" },
      { key: "rare", title: "典藏皮肤", text: "4 款" },
      { key: "level", title: "贵族", text: "8 级" },
      { key: "score", title: "巅峰赛", text: "1720 分" },
    ],
    flags: ["rebind", "inspected", "covered"],
    origin_price: "1580.00",
    rent_option: null,
    activity_until: null,
    delivery_type: 1,
    seller: { nickname: expect.any(String), credit_score: expect.any(Number) },
  });
});

it("shows the terms of a listed rental", async () => {
  expect(await listed(1003)).toMatchObject({
    now_price: "3.50",
    rent_option: { deposit: "100.00", least_time: 2 },
  });
});

it("shows no original price that is not above the price", async () => {
  await test.deps.db.update(goods).set({ originPriceFen: 1 }).where(eq(goods.id, 1002));
  expect(await listed(1002)).toMatchObject({ origin_price: "0.00" });
});

it("shows all facts and the end of the activity on the goods page", async () => {
  const activityUntil = new Date(test.clock.now().getTime() + 60_000);
  await test.deps.db
    .update(goods)
    .set({ activityUntil, activityPriceFen: 100 })
    .where(eq(goods.id, 1002));
  const { data } = await test.request("goodsDetail", { goods_id: 1002 });
  expect(data.facts?.map(({ text }) => text)).toEqual(
    expect.arrayContaining(["1720 分", "安卓", "微信区"]),
  );
  expect(data).toMatchObject({
    flags: ["rebind", "inspected", "covered"],
    activity_until: activityUntil.toISOString(),
  });
});

it("lists what the listings of a game can be filtered by", async () => {
  const { data } = await test.request("games", { game: "曜日战歌" });
  const facts = data.list[0]?.facts ?? [];
  expect(facts.map(({ key }) => key)).toEqual(
    expect.arrayContaining(["rank", "skins", "system", "server", "face"]),
  );
  expect(facts[0]?.options.slice(0, 2)).toEqual(["青铜 Ⅲ", "青铜 Ⅱ"]);
  await test.deps.db.update(games).set({ facts: {} }).where(eq(games.name, "曜日战歌"));
  const after = await test.request("games", { game: "曜日战歌" });
  expect(after.data.list[0]?.facts).toEqual([]);
  expect(await listed(1002)).toMatchObject({ facts: [] });
});
