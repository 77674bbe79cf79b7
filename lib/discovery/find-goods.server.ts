import "server-only";
import type { CallRequest } from "@storefront/contract/calls";
import { catalogueCache, searchCache } from "@/lib/api/cache-tags";
import { callServer } from "@/lib/api/call.server";
import { isOpenEnded } from "./list-search";
import { type GoodsFound, readFound } from "./read-found";

/**
 * Returns one page of listings by game, kind, filters and query (docs/discovery.md).
 * @returns null when the marketplace does not answer or lacks the call
 */
export async function findGoods(payload: CallRequest<"searchGoods">): Promise<GoodsFound | null> {
  const policy = isOpenEnded(payload) ? searchCache() : catalogueCache();
  const result = await callServer("searchGoods", payload, policy);
  return result.ok ? readFound(result.data) : null;
}
