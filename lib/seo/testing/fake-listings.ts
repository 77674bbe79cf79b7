import { BLOCK_SIZE } from "@storefront/contract/discovery/sitemap";
import { PATHS } from "@storefront/contract/http/paths";
import { stubFetch } from "@/lib/api/testing/stub-fetch";

const PAGE = 5_000;
const UPDATED = "2026-02-26T10:00:00.000Z";

interface Listings {
  /** All ids that are for sale, or a range of them. */
  ids: readonly number[] | { first: number; count: number };
  /** Ids of sellers that have listings. */
  shops?: readonly number[];
  /** Type of the listings; an API may omit it. */
  listings?: readonly { goods_id: number }[];
  /** The marketplace does not answer for ids from here on. */
  failFrom?: number;
  /** Names of the boosted games. */
  boosted?: readonly string[];
}

/** Stubs fetch with a marketplace that has these listings and shops, and no other call. */
export function fakeListings({
  ids: goods,
  shops = [],
  listings = [],
  failFrom = Number.POSITIVE_INFINITY,
  boosted = ["曜日战歌"],
}: Listings): void {
  const between = (ids: Listings["ids"], after: number, below: number): number[] => {
    if ("length" in ids) return ids.filter((id) => id > after && id < below).slice(0, PAGE + 1);
    const first = Math.max(after + 1, ids.first);
    const end = Math.min(below, ids.first + ids.count, first + PAGE + 1);
    return Array.from({ length: Math.max(0, end - first) }, (_, index) => first + index);
  };
  stubFetch(async (input) => {
    const url = new URL(String(input));
    if (url.pathname === PATHS.boostGames.path) {
      return success({
        list: boosted.map((game_name, index) => ({ game_id: index + 1, game_name })),
      });
    }
    const after = Number(url.searchParams.get("after") || 0);
    if (after >= failFrom || failFrom === 0) throw new TypeError("fetch failed");
    const [ids, name] = url.pathname.includes("/user/shop_")
      ? ([shops, "user_id"] as const)
      : ([goods, "goods_id"] as const);
    if (url.pathname.endsWith("blocks")) return success({ list: blocks(ids) });
    const rows = between(ids, after, Number(url.searchParams.get("below")));
    return success({
      list: rows.slice(0, PAGE).map((id) => ({
        ...(name === "goods_id" ? listings.find(({ goods_id }) => goods_id === id) : {}),
        [name]: id,
        updated_at: UPDATED,
      })),
      more: rows.length > PAGE,
    });
  });
}

function blocks(ids: Listings["ids"]) {
  if (!("length" in ids)) throw new Error("list the ids to have blocks of them");
  const counts = new Map<number, number>();
  for (const id of ids) {
    const block = Math.floor(id / BLOCK_SIZE);
    counts.set(block, (counts.get(block) ?? 0) + 1);
  }
  return [...counts].map(([block, count]) => ({ block, count, updated_at: UPDATED }));
}

const success = (data: unknown) => Response.json({ code: 0, msg: "ok", data });
