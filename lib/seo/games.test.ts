import { BRANDS } from "@storefront/brands";
import type { Brand } from "@storefront/brands/types";
import { type ListView, PLAIN_VIEW } from "@/lib/addresses/list-view";
import { readFound } from "@/lib/discovery/read-found";
import { gameMetadata, gameStructuredData, gamesStructuredData } from "./games";
import { listJsonLd } from "./testing/json-ld-shapes";

const brand = BRANDS[0] as Brand;
const PATH = { game: "曜日战歌", kind: "account" } as const;
/** Of the host that owns these listings, not of one with the same list. */
const address = `https://mima.example/games/${encodeURIComponent(PATH.game)}/account`;
const canonicalOf = (view: Partial<ListView>, count = 9) => {
  const wanted = { ...PLAIN_VIEW, ...view };
  const { alternates, robots } = gameMetadata(brand, {
    path: PATH,
    view: wanted,
    found: { count, exact: true },
  });
  return [alternates?.canonical, robots ? "noindex" : "index"];
};

test("makes the plain list canonical for sorted, filtered and later pages, which are not indexed", () => {
  expect(canonicalOf({})).toEqual([address, "index"]);
  expect(canonicalOf({ after: "bi5k" })).toEqual([address, "noindex"]);
  expect(canonicalOf({ sort: "price-asc" })).toEqual([address, "noindex"]);
  expect(canonicalOf({ price: { from: null, to: 20 } })).toEqual([address, "noindex"]);
  expect(canonicalOf({}, 0)).toEqual([address, "noindex"]);
});

test("makes the list of a game's only kind canonical for the game", () => {
  const { alternates } = gameMetadata(brand, {
    path: { game: PATH.game },
    view: PLAIN_VIEW,
    found: { count: 9, exact: true },
    allKinds: ["account"],
  });
  expect(alternates?.canonical).toBe(address);
});

test("has valid structured data for a list and for all games", () => {
  const found = readFound({ list: [{ goods_id: 1001, goods_name: "商品" }], total: 41 });
  expect(found.rows).toHaveLength(1);
  const list = gameStructuredData(brand, PATH, found);
  expect(listJsonLd.parse(list)).toEqual(list);
  const games = gamesStructuredData(brand, [
    { name: PATH.game, initials: "", count: 1, exact: true, kinds: [], covers: [], facts: [] },
  ]);
  expect(listJsonLd.parse(games)).toEqual(games);
});
