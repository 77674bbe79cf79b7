import "server-only";
import { loadCatalogue } from "@/lib/home/load-catalogue";
import { marketView } from "@/lib/home/market-view";

/** Pages of the catalogue that covers are taken from; the home page reads as many, so they share the cached answers. */
const PAGES = 20;

/** @returns addresses of covers by a game's name, best sellers first; none of a game that the pages do not reach */
export async function gameCovers(): Promise<ReadonlyMap<string, readonly string[]>> {
  const { games } = marketView(await loadCatalogue(PAGES));
  return new Map(games.map(({ name, rows }) => [name, rows.map(({ cover }) => cover)]));
}
