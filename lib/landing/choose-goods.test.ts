import fc from "fast-check";
import { storefrontView } from "@/lib/home/storefront-view";
import { chooseGoods, chooseRows } from "./choose-goods";
import { priceRanges } from "./price-ranges";
import { STOREFRONT_FIXTURE } from "./testing/storefront-fixture";

const ids = (...args: Parameters<typeof chooseGoods>) => chooseGoods(...args).map(({ id }) => id);

test("returns goods of a kind in the requested order, then the best of the rest", () => {
  expect(ids(STOREFRONT_FIXTURE, { kinds: ["账号"] }, 4)).toEqual([2, 1, 7, 3]);
  expect(ids(STOREFRONT_FIXTURE, { kinds: ["账号"], by: "price-desc" }, 3)).toEqual([3, 1, 7]);
  expect(ids(STOREFRONT_FIXTURE, { kinds: ["账号"], by: "price-asc" }, 3)).toEqual([2, 7, 1]);
  expect(ids(STOREFRONT_FIXTURE, { kinds: ["租号"] }, 2)).toEqual([6, 4]);
});

test("rotates the order when the pick starts further on", () => {
  expect(ids(STOREFRONT_FIXTURE, { kinds: ["账号"], by: "price-desc", from: 2 }, 4)).toEqual([
    7, 2, 3, 1,
  ]);
});

test("puts names that contain the text first, then the rest of the kind", () => {
  expect(ids(STOREFRONT_FIXTURE, { kinds: ["账号"], named: "极漂" }, 3)).toEqual([7, 2, 1]);
  expect(ids(STOREFRONT_FIXTURE, { kinds: ["账号"], named: "曜日", from: 1 }, 3)).toEqual([
    1, 2, 7,
  ]);
  expect(ids(STOREFRONT_FIXTURE, { kinds: ["账号"], named: "无此词" }, 2)).toEqual([2, 1]);
});

test("returns the requested number without duplicates from any start, and nothing from an empty market", () => {
  fc.assert(
    fc.property(fc.nat(40), fc.nat(12), (from, count) => {
      const chosen = ids(STOREFRONT_FIXTURE, { from, kinds: ["卡密"] }, count);
      expect(new Set(chosen).size).toBe(Math.min(count, 8));
    }),
  );
  expect(chooseGoods(storefrontView(null), { from: 3 }, 5)).toEqual([]);
});

test("fills a shelf with full rows of its kind, and with others only when it has no full row", () => {
  const rows = (kind: "账号" | "卡密", row: number, most: number) =>
    chooseRows(STOREFRONT_FIXTURE, { kinds: [kind] }, { row, most }).map(({ id }) => id);
  expect(rows("账号", 2, 8)).toHaveLength(4);
  expect(rows("账号", 3, 8)).toEqual([2, 1, 7]);
  expect(rows("账号", 1, 2)).toHaveLength(2);
  expect(rows("卡密", 4, 8)).toHaveLength(4);
});

test("leaves out names with markup", () => {
  const [first, ...rest] = STOREFRONT_FIXTURE.hot;
  if (first === undefined) throw new Error("an empty market");
  const storefront = { ...STOREFRONT_FIXTURE, hot: [{ ...first, name: "<img src=x>" }, ...rest] };
  expect(ids(storefront, {}, 20)).not.toContain(first.id);
  expect(ids(storefront, { kinds: ["道具"] }, 20)).not.toContain(first.id);
});

test("returns the price range of a kind per game, highest first", () => {
  expect(
    priceRanges(STOREFRONT_FIXTURE, ["账号"]).map(({ game, count, lowFen, highFen }) => [
      game,
      count,
      lowFen,
      highFen,
    ]),
  ).toEqual([
    ["孤屿行动", 1, 128_000, 128_000],
    ["曜日战歌", 2, 9_900, 76_600],
    ["极漂纪元", 1, 31_000, 31_000],
  ]);
  expect(priceRanges(storefrontView(null))).toEqual([]);
});
