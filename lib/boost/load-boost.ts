import { boostCache, soldCache } from "@/lib/api/cache-tags";
import { callServer } from "@/lib/api/call.server";
import { fetchTrees } from "./fetch-trees";
import type { BoostTrees } from "./rank-trees";
import { readSold, type Sold } from "./sold";

/** The trees of a game's form; null when one of them could not be fetched. */
export function loadTrees(gameId: number): Promise<BoostTrees | null> {
  return fetchTrees((name, payload) => callServer(name, payload, boostCache()), gameId);
}

/** The latest boosts; none when the marketplace does not answer. */
export async function loadSold(): Promise<Sold[]> {
  const result = await callServer("recentlySold", {}, soldCache());
  return result.ok ? readSold(result.data) : [];
}
