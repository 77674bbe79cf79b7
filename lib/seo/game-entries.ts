import { kindsOf } from "@/lib/discovery/game-kinds";
import { gameHref, isGameName } from "@/lib/discovery/game-path";
import { loadGames } from "@/lib/discovery/load-game";
import type { SitemapEntry } from "./sitemap";

/** The pages of games and of their kinds; none when the catalogue cannot be read. */
export async function gameEntries(): Promise<SitemapEntry[]> {
  const games = (await loadGames())?.games ?? [];
  return games
    .filter(({ name }) => isGameName(name))
    .flatMap(({ name: game, rows }) => [
      gameHref({ game }),
      ...kindsOf(rows).map(({ slug: kind }) => gameHref({ game, kind })),
    ])
    .map((path) => ({ path, changedAt: "" }));
}
