import { gameHref } from "@/lib/addresses/game-path";
import { loadGames } from "@/lib/discovery/load-games.server";
import type { SitemapEntry } from "./sitemap";

/** The pages of games and of their kinds; none when the marketplace does not answer. */
export async function gameEntries(): Promise<SitemapEntry[]> {
  const games = (await loadGames()) ?? [];
  return games
    .flatMap(({ name: game, kinds }) => [
      gameHref({ game }),
      ...kinds.map(({ slug: kind }) => gameHref({ game, kind })),
    ])
    .map((path) => ({ path, changedAt: "" }));
}
