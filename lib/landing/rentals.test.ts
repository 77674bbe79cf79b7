import type { RentalPick } from "@storefront/brands/layouts/rental-pick";
import { storefrontView } from "@/lib/home/storefront-view";
import { hoursFor, mixedByGame, rentals } from "./rentals";

interface Terms {
  /** Hours. */
  least: number;
  deposit: string;
}

const rental = (id: number, game: string, price: string, { least, deposit }: Terms) => ({
  goods_id: id,
  goods_name: `${game} 租号 ${id}`,
  game_name: game,
  goods_type: "RentAccount",
  trade_type_id: 3,
  cover: "",
  now_price: price,
  sale: 100 - id,
  stock: id === 4 ? 0 : 1,
  rent_option: { deposit, least_time: least },
});

const STOREFRONT = storefrontView({
  list: [
    rental(1, "曜日战歌", "4.80", { least: 2, deposit: "150.00" }),
    rental(2, "曜日战歌", "2.60", { least: 3, deposit: "80.00" }),
    rental(3, "极漂纪元", "1.60", { least: 1, deposit: "80.00" }),
    rental(4, "孤屿行动", "1.00", { least: 1, deposit: "0.00" }),
    { ...rental(5, "灵契牌谱", "66.00", { least: 1, deposit: "0.00" }), trade_type_id: 2 },
  ],
  total: 5,
});

const ids = (pick: RentalPick, all?: boolean) =>
  rentals(STOREFRONT, pick, all).map(({ row }) => row.id);

test.each<[RentalPick, number[]]>([
  [{ by: "hot" }, [1, 2, 3]],
  [{ by: "price" }, [3, 2, 1]],
  [{ by: "price-desc" }, [1, 2, 3]],
  [{ by: "deposit" }, [3, 2, 1]],
  [{ by: "hours" }, [3, 1, 2]],
  [{ by: "price", named: ["曜日"] }, [2, 1, 3]],
  [{ by: "price", from: 4 }, [2, 1, 3]],
])("orders free rentals when picked by %j", (pick, expected) => {
  expect(ids(pick)).toEqual(expected);
});

test("includes rentals in use when all are wanted", () => {
  expect(ids({ by: "price" }, true)).toEqual([4, 3, 2, 1]);
});

test("alternates the games when mixed", () => {
  expect(mixedByGame(rentals(STOREFRONT, { by: "hot" })).map(({ row }) => row.id)).toEqual([
    1, 3, 2,
  ]);
});

test.each([
  ["buys whole hours", 1, 1_000, 2],
  ["buys nothing below the minimum", 2, 700, 0],
  ["ends at the longest rental", 3, 100_000, 72],
])("%s when a budget is spent", (_, id, budgetFen, expected) => {
  const [found] = rentals(STOREFRONT, { by: "hot" }).filter(({ row }) => row.id === id);
  expect(found && hoursFor(found, budgetFen)).toBe(expected);
});
