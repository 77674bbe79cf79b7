import "server-only";
import { catalogueCache } from "@/lib/api/cache-tags";
import { callServer } from "@/lib/api/call.server";
import { type GameEntry, readGames } from "./read-games";

/**
 * Every game that something is on sale for, those with the most listings first.
 * @returns null when the marketplace does not answer, or not this call
 */
export async function loadGames(): Promise<readonly GameEntry[] | null> {
  const result = await callServer("games", {}, catalogueCache());
  return result.ok ? readGames(result.data) : null;
}

/** @returns undefined when nothing is on sale for a game of this name, null as above */
export async function loadGame(name: string): Promise<GameEntry | undefined | null> {
  const result = await callServer("games", { game: name }, catalogueCache());
  return result.ok ? readGames(result.data).find((game) => game.name === name) : null;
}
