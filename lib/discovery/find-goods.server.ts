import "server-only";
import type { CallRequest } from "@/contract/calls";
import { catalogueCache, searchCache } from "@/lib/api/cache-tags";
import { callServer } from "@/lib/api/call.server";
import { isOpenEnded } from "./list-search";
import { type GoodsFound, readFound } from "./read-found";

/**
 * Listings by game, kind, filters and words, one page of them (docs/discovery.md).
 * @returns null when the marketplace does not answer, or not this call
 */
export async function findGoods(wanted: CallRequest<"searchGoods">): Promise<GoodsFound | null> {
  const policy = isOpenEnded(wanted) ? searchCache() : catalogueCache();
  const result = await callServer("searchGoods", wanted, policy);
  return result.ok ? readFound(result.data) : null;
}
