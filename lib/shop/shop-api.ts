import { guardPath } from "@/lib/addresses/path-guard";
import { queryValue } from "@/lib/addresses/query";
import { defaultShopApi } from "../addresses/shop-address";

/** The list that the `api` parameter of a shop's address selects. */
export type ShopApi =
  /** None, or the one that the page was rendered from. */
  | { kind: "default" }
  /** Another path of the marketplace, which may be fetched without the visitor's session. */
  | { kind: "linked"; path: string }
  /** Not a path of the marketplace: never fetched (product §10.14). */
  | { kind: "refused" };

const HAS_API = /[?&]api=[^&]/;

/** @param search the address's query, "?" included; an `api` that cannot be decoded is refused like a hostile one */
export function readShopApi(search: string, userId: number): ShopApi {
  if (!HAS_API.test(search)) return { kind: "default" };
  const path = guardPath(queryValue(search, "api"));
  if (path === null) return { kind: "refused" };
  return path === defaultShopApi(userId) ? { kind: "default" } : { kind: "linked", path };
}
