import { storefrontView } from "@/lib/home/storefront-view";
import { estimates, firstEstimate } from "./estimates";
import { STOREFRONT_FIXTURE } from "./testing/storefront-fixture";

function storefrontOf(prices: readonly [price: string, stock: number][], type = "PersonalAccount") {
  return storefrontView({
    total: prices.length,
    list: prices.map(([now_price, stock], index) => ({
      goods_id: index + 1,
      goods_name: `号 ${index + 1}`,
      game_name: "曜日战歌",
      goods_type: type,
      trade_type_id: 2,
      cover: "",
      now_price,
      sale: 0,
      stock,
    })),
  });
}

const placesOf = (prices: readonly [string, number][]) =>
  estimates(storefrontOf(prices), ["账号"]).flatMap(({ shown }) =>
    shown.map(({ id, place }) => [id, place]),
  );

test("computes the median, between two middle prices rounded to a fen", () => {
  const of = (...prices: string[]) =>
    estimates(storefrontOf(prices.map((price) => [price, 1])), ["账号"])[0]?.medianFen;
  expect(of("9.00")).toBe(900);
  expect(of("9.00", "1.00", "2.00")).toBe(200);
  expect(of("0.01", "0.04")).toBe(3);
  expect(of("40.00", "1.00", "2.00", "3.00")).toBe(250);
});

test("shows the cheapest, the middle and the highest price, without duplicates", () => {
  expect(placesOf([["5.00", 1]])).toEqual([[1, "在售"]]);
  expect(
    placesOf([
      ["5.00", 1],
      ["2.00", 1],
    ]),
  ).toEqual([
    [2, "最低"],
    [1, "最高"],
  ]);
  expect(
    placesOf([
      ["5.00", 1],
      ["2.00", 1],
      ["3.00", 1],
      ["9.00", 1],
    ]),
  ).toEqual([
    [2, "最低"],
    [3, "中段"],
    [4, "最高"],
  ]);
});

test("counts neither sold-out listings nor listings without a price", () => {
  const [only] = estimates(
    storefrontOf([
      ["1.00", 0],
      ["面议", 1],
      ["7.00", 2],
    ]),
    ["账号"],
  );
  expect(only).toMatchObject({ pricesFen: [700], lowFen: 700, medianFen: 700, highFen: 700 });
});

test("offers only games and kinds in stock, with rentals per hour", () => {
  const found = estimates(STOREFRONT_FIXTURE, ["账号", "租号"]);
  expect(found.map(({ game, kind, unit }) => `${game} ${kind}${unit}`).sort()).toEqual(
    ["九霄长歌 租号/小时", "孤屿行动 账号", "曜日战歌 账号", "极漂纪元 账号"].sort(),
  );
  expect(estimates(storefrontView(null), ["账号"])).toEqual([]);
});

test("starts with the first kind, in the game with most comparable listings", () => {
  const begin = (...kinds: ("账号" | "卡密")[]) =>
    firstEstimate(estimates(STOREFRONT_FIXTURE, kinds), kinds);
  expect(begin("账号", "卡密")).toMatchObject({ game: "曜日战歌", kind: "账号" });
  expect(begin("卡密", "账号")?.kind).toBe("卡密");
  expect(firstEstimate([], ["账号"])).toBeUndefined();
});
