import fc from "fast-check";
import { gameHref, isGameName, parseGamePath } from "./game-path";
import { decodeGame, encodeGame } from "./game-segment";
import { LISTING_KINDS } from "./listing-kinds";

const names = fc.string({ unit: "grapheme", minLength: 1, maxLength: 20 }).filter(isGameName);
const kinds = fc.constantFrom(undefined, ...LISTING_KINDS.map(({ slug }) => slug));

test("round-trips game and kind through the path", () => {
  fc.assert(
    fc.property(names, kinds, (game, kind) => {
      fc.pre(game.length <= 40);
      expect(parseGamePath(gameHref({ game, kind }))).toEqual(kind ? { game, kind } : { game });
      expect(decodeGame(encodeGame(game))).toBe(game);
      expect(encodeGame(game)).toMatch(/^[\w-]+$/);
    }),
  );
});

test.each(["\uD800", "a/b", " a", "..", "a\n", ""])(
  "links to all games for the invalid name %j",
  (game) => {
    expect(gameHref({ game, kind: "account" })).toBe("/games");
  },
);

test.each([
  "/games/",
  "/games/%",
  "/games/%00",
  "/games/%E0%A4%A",
  "/games/..",
  "/games/a%2Fb",
  "/games/%20a",
  "/games/a/swords",
  "/games/a/account/b",
  `/games/${"a".repeat(41)}`,
])("finds no game in %s", (path) => {
  expect(parseGamePath(path)).toBeUndefined();
});

test.each([
  ["/games/%e6%9b%9c", "/games/%E6%9B%9C"],
  ["/games/a/ACCOUNT//", "/games/a/account"],
])("spells %s as %s", (path, right) => {
  const game = parseGamePath(path);
  expect(game && gameHref(game)).toBe(right);
});
