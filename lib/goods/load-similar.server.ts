import "server-only";
import { catalogueCache } from "@/lib/api/cache-tags";
import { callServer } from "@/lib/api/call.server";
import { isSoldOut } from "./buy-action";
import type { GoodsView, RecommendedView } from "./goods-view";
import { readSuggestions } from "./read-suggestions";

/**
 * For a listing that nobody can buy, others of the same game that can be had.
 * @returns [] for one that can be bought, and where there is nothing to offer or the marketplace does not answer
 */
export async function loadSimilar({ trade, game }: GoodsView): Promise<RecommendedView[]> {
  if (game === "" || !isSoldOut(trade)) return [];
  const result = await callServer("catalogue", { game }, catalogueCache());
  return result.ok ? readSuggestions(result.data, trade) : [];
}
