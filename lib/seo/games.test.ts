import { BRANDS } from "@/brands";
import type { Brand } from "@/brands/types";
import { PLAIN_VIEW } from "@/lib/discovery/list-view";
import { gameMetadata, gameStructuredData, gamesStructuredData } from "./games";
import { originOf } from "./site";
import { listJsonLd } from "./testing/json-ld-shapes";

const brand = BRANDS[0] as Brand;
const PATH = { game: "曜日战歌", kind: "account" } as const;
const address = `${originOf(brand)}/games/${encodeURIComponent(PATH.game)}/account`;
const canonicalOf = (view: Partial<typeof PLAIN_VIEW>, total = 9) => {
  const { alternates, robots } = gameMetadata(brand, PATH, { ...PLAIN_VIEW, ...view }, { total });
  return [alternates?.canonical, robots ? "noindex" : "index"];
};

test("names the plain list as canonical where it is sorted or filtered, and keeps that out of indexes", () => {
  expect(canonicalOf({})).toEqual([address, "index"]);
  expect(canonicalOf({ page: 2 })).toEqual([`${address}?page=2`, "index"]);
  expect(canonicalOf({ sort: "price-asc", page: 2 })).toEqual([address, "noindex"]);
  expect(canonicalOf({ price: "0-20" })).toEqual([address, "noindex"]);
  expect(canonicalOf({}, 0)).toEqual([address, "noindex"]);
});

test("describes a list and all games as search engines ask", () => {
  const rows = [
    {
      id: 1001,
      name: "商品",
      game: PATH.game,
      kind: "账号",
      cover: "",
      price: "1.00",
      from: false,
      sale: 0,
      soldOut: false,
    },
  ];
  const list = gameStructuredData(brand, PATH, { rows, total: 41, pages: 3 });
  expect(listJsonLd.parse(list)).toEqual(list);
  const games = gamesStructuredData(brand, [{ name: PATH.game, rows }]);
  expect(listJsonLd.parse(games)).toEqual(games);
});
