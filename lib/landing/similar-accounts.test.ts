import { storefrontView } from "@/lib/home/storefront-view";
import { gamesToEstimate, nearestAccounts } from "./similar-accounts";

const storefront = storefrontView({
  list: [
    [1, "2660.00", "211 款"],
    [2, "168.00", "55 款"],
    [3, "420.00", "88 款"],
    [4, "766.00", "98 款"],
    [5, "90.00", null],
  ].map(([goods_id, now_price, text]) => ({
    goods_id,
    goods_name: `号 ${goods_id}`,
    game_name: "曜日战歌",
    goods_type: "PersonalAccount",
    trade_type_id: 4,
    stock: 1,
    now_price,
    facts: text === null ? [] : [{ key: "skins", title: "皮肤", text }],
  })),
  total: 5,
});

test("compares by the amount that most accounts state, and leaves out those without it", () => {
  const [game] = gamesToEstimate(storefront);
  expect(game).toMatchObject({ game: "曜日战歌", title: "皮肤", unit: "款" });
  expect(game?.accounts.map(({ amount }) => amount)).toEqual([55, 88, 98, 211]);
});

test.each([
  [60, [2, 3, 4]],
  [180, [3, 4, 1]],
])("takes the three accounts nearest to %i", (amount, ids) => {
  const [game] = gamesToEstimate(storefront);
  if (game === undefined) throw new Error("no game");
  expect(nearestAccounts(game, amount).map(({ id }) => id)).toEqual(ids);
});

test("offers no game when the storefront is empty", () => {
  expect(gamesToEstimate(storefrontView(null))).toEqual([]);
});
