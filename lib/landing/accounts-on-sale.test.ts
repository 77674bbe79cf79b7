import type { FactKey } from "@storefront/contract/listing/fact-keys";
import { storefrontView } from "@/lib/home/storefront-view";
import { accountsOnSale, amountOf, commonMeasure, gameAt, middleFen } from "./accounts-on-sale";

const fact = (key: FactKey, text: string) => ({
  key,
  title: key === "skins" ? "皮肤" : "装分",
  text,
});

function account(goods_id: number, now_price: string, facts: ReturnType<typeof fact>[]) {
  const kind = { goods_type: "PersonalAccount", trade_type_id: 4 };
  return {
    goods_id,
    goods_name: `号 ${goods_id}`,
    game_name: "曜日战歌",
    stock: 1,
    now_price,
    facts,
    ...kind,
  };
}

const storefront = storefrontView({
  list: [
    account(1, "300.00", [fact("skins", "60 款"), fact("score", "192,340")]),
    account(2, "100.00", [fact("skins", "20 款")]),
    account(3, "900.00", [fact("skins", "142 款")]),
    { ...account(4, "50.00", []), stock: 0 },
    { ...account(5, "5.00", []), goods_type: "CardKey" },
  ],
  total: 5,
});

test("lists a game's accounts in stock, lowest price first", () => {
  const [game] = accountsOnSale(storefront);
  expect(game?.rows.map(({ id }) => id)).toEqual([2, 1, 3]);
  expect(middleFen(game?.rows ?? [])).toBe(30_000);
});

test("begins again when the place is beyond the list of games", () => {
  expect(gameAt(storefront, 5)?.game).toBe("曜日战歌");
  expect(gameAt(storefrontView(null), 5)).toBeUndefined();
});

test("measures by the fact that most accounts have", () => {
  const rows = gameAt(storefront, 0)?.rows ?? [];
  expect(commonMeasure(rows)).toEqual({ key: "skins", title: "皮肤", unit: "款" });
  expect(rows.map((row) => amountOf(row, "skins"))).toEqual([20, 60, 142]);
  expect(rows.map((row) => amountOf(row, "score"))).toEqual([null, 192_340, null]);
});

test("has no measure when fewer than three accounts state it", () => {
  expect(commonMeasure(gameAt(storefront, 0)?.rows.slice(1) ?? [])).toBeNull();
});
