import "server-only";
import { catalogueCache } from "@/lib/api/cache-tags";
import { callServer } from "@/lib/api/call.server";
import { type GameEntry, readGames } from "./read-games";

/**
 * Loads the games that have listings, those with the most first.
 * @returns null when the marketplace does not answer or lacks the call
 */
export async function loadGames(): Promise<readonly GameEntry[] | null> {
  const result = await callServer("games", {}, catalogueCache());
  return result.ok ? readGames(result.data) : null;
}

/** @returns undefined when no game of this name has listings, null as above */
export async function loadGame(name: string): Promise<GameEntry | undefined | null> {
  const result = await callServer("games", { game: name }, catalogueCache());
  return result.ok ? readGames(result.data).find((game) => game.name === name) : null;
}
