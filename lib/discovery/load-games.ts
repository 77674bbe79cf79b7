import "server-only";
import { catalogueCache } from "@/lib/api/cache-tags";
import { callServer } from "@/lib/api/server";
import { type GameEntry, readGames } from "./read-games";

/**
 * Every game that something is on sale for, those with the most listings first.
 * @returns null when the marketplace does not answer, or not this call
 */
export async function loadGames(): Promise<readonly GameEntry[] | null> {
  const result = await callServer("games", {}, catalogueCache());
  return result.ok ? readGames(result.data) : null;
}
