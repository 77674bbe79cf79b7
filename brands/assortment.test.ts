import {
  type Assortment,
  assortmentKey,
  hasPlace,
  isEmptyAssortment,
  isInAssortment,
  isWithin,
  narrowAssortment,
  overlaps,
} from "./assortment";

const listing = { kind: "rent", game: "曜日战歌", sellerId: 3005 } as const;

test.each<[Assortment | undefined, boolean]>([
  [undefined, true],
  [{}, true],
  [{ kinds: ["rent", "account"] }, true],
  [{ kinds: ["account"] }, false],
  [{ kinds: [] }, false],
  [{ kinds: ["rent"], games: ["曜日战歌"] }, true],
  [{ kinds: ["rent"], games: ["方屿物语"] }, false],
  [{ sellers: [3005] }, true],
  [{ kinds: ["rent"], sellers: [3006] }, false],
])("tells whether %j has a rental of a game and seller", (assortment, expected) => {
  expect(isInAssortment(assortment, listing)).toBe(expected);
});

test("has no listing of an unknown seller when it names sellers", () => {
  expect(isInAssortment({ sellers: [3005] }, { ...listing, sellerId: null })).toBe(false);
  expect(isInAssortment({ kinds: ["rent"] }, { ...listing, sellerId: null })).toBe(true);
});

test("is empty when any of its lists is", () => {
  expect([{ kinds: [] }, { games: [] }, { sellers: [] }].map(isEmptyAssortment)).toEqual(
    Array(3).fill(true),
  );
  expect([undefined, {}, { games: ["曜日战歌"] }].map(isEmptyAssortment)).toEqual(
    Array(3).fill(false),
  );
});

test.each<[Assortment, Assortment, boolean]>([
  [{ kinds: ["rent"] }, { kinds: ["account"] }, false],
  [{ kinds: ["rent"] }, { games: ["曜日战歌"] }, true],
  [{ kinds: ["rent"], games: ["曜日战歌"] }, { kinds: ["rent"], games: ["方屿物语"] }, false],
  [{ sellers: [1] }, { kinds: ["rent"] }, true],
  [{ kinds: [] }, {}, false],
  [{}, {}, true],
])("tells whether %j and %j overlap, either way", (one, other, expected) => {
  expect([overlaps(one, other), overlaps(other, one)]).toEqual([expected, expected]);
});

test.each<[Assortment, Assortment | undefined, boolean]>([
  [{ kinds: ["rent"] }, undefined, true],
  [{ kinds: ["rent"], games: ["曜日战歌"] }, { kinds: ["rent", "account"] }, true],
  [{ kinds: ["rent"] }, { kinds: ["rent"], games: ["曜日战歌"] }, false],
  [{ kinds: ["rent", "item"] }, { kinds: ["rent"] }, false],
])("tells whether %j lies within %j", (inner, outer, expected) => {
  expect(isWithin(inner, outer)).toBe(expected);
});

test("has one key for the same listings", () => {
  const one = assortmentKey({ kinds: ["rent", "account"], games: ["b", "a"] });
  expect(assortmentKey({ games: ["a", "b", "a"], kinds: ["account", "rent"] })).toBe(one);
  expect(assortmentKey({ kinds: ["rent"] })).not.toBe(one);
  expect(assortmentKey({ kinds: [], games: ["a"] })).toBe(assortmentKey({ games: [] }));
});

test("narrows to a place, and to nothing where it has none", () => {
  const assortment: Assortment = { kinds: ["rent"], games: ["曜日战歌", "方屿物语"] };
  expect(narrowAssortment(assortment, { game: "方屿物语" })).toEqual({
    kinds: ["rent"],
    games: ["方屿物语"],
  });
  expect(narrowAssortment(assortment, { kind: "account" })).toEqual({ kinds: [] });
  expect(hasPlace(assortment, { game: "灵契牌谱" })).toBe(false);
  expect(hasPlace(assortment, { game: "方屿物语", kind: "rent" })).toBe(true);
});
