import type { CallRequest } from "@storefront/contract/calls";
import { gameHref } from "@/lib/addresses/game-path";
import { listQuery } from "@/lib/addresses/list-url";
import { PLAIN_VIEW, withOptions } from "@/lib/addresses/list-view";
import { BENCH_GAMES } from "./fill";

const game = BENCH_GAMES[0] as string;
const account = gameHref({ game, kind: "account" });
const byServer = withOptions(PLAIN_VIEW, "server", ["微信区"]);

/** List pages, whose cost must not grow with the market. */
export const PAGES: readonly [name: string, path: string][] = [
  ["all games", "/games"],
  ["a game", gameHref({ game })],
  ["a kind, cheapest first", account + listQuery({ ...PLAIN_VIEW, sort: "price-asc" })],
  [
    "server, price range, in stock",
    account + listQuery({ ...byServer, price: { from: 100, to: 500 }, inStock: true }),
  ],
  [
    "server and rank, newest first",
    account + listQuery({ ...byServer, rank: { from: "王者", to: null }, sort: "newest" }),
  ],
];

/** Searches as the search page and the search box request them. */
export const SEARCHES: readonly ({ name: string } & (
  | { call: "searchGoods"; payload: CallRequest<"searchGoods"> }
  | { call: "suggest"; payload: CallRequest<"suggest"> }
))[] = [
  { name: "a word of all names", call: "searchGoods", payload: { q: "皮肤" } },
  { name: "three words", call: "searchGoods", payload: { q: "王者 限定 高胜率" } },
  { name: "words put together", call: "searchGoods", payload: { q: "王者限定皮肤" } },
  { name: "pinyin initials of a game", call: "searchGoods", payload: { q: "yrzg" } },
  { name: "one letter wrong", call: "searchGoods", payload: { q: "王者限订皮肤" } },
  { name: "nothing fits", call: "searchGoods", payload: { q: "蓝色雨伞出租" } },
  { name: "a goods number", call: "searchGoods", payload: { q: "10500" } },
  { name: "suggestions of a word", call: "suggest", payload: { q: "皮肤" } },
  { name: "suggestions of initials", call: "suggest", payload: { q: "yr" } },
];
