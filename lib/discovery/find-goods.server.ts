import "server-only";
import { type Assortment, hasPlace } from "@storefront/brands/assortment";
import type { CallRequest } from "@storefront/contract/calls";
import { catalogueCache, searchCache } from "@/lib/api/cache-tags";
import { callServer } from "@/lib/api/call.server";
import { isMissingCall } from "@/lib/api/missing-call";
import { limitFound } from "@/lib/discovery/limit-found";
import { filterQuery } from "@/lib/goods/assortment-query";
import { isOpenEnded } from "./list-search";
import { type GoodsFound, readFound } from "./read-found";

/**
 * Returns one page of listings by game, kind, filters and query (docs/discovery.md), among those of an assortment.
 * @returns null when the marketplace does not answer, undefined when it lacks the call
 */
export async function findGoods(
  payload: CallRequest<"searchGoods">,
  assortment: Assortment | undefined,
): Promise<GoodsFound | null | undefined> {
  const place = { game: payload.game, kind: payload.kind };
  if (!hasPlace(assortment, place)) return readFound({});
  const policy = isOpenEnded(payload) ? searchCache() : catalogueCache();
  const limited = { ...payload, ...filterQuery(assortment, place) };
  const result = await callServer("searchGoods", limited, policy);
  if (isMissingCall(result)) return undefined;
  return result.ok ? limitFound(readFound(result.data), assortment) : null;
}
