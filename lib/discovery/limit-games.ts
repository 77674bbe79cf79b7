import { type Assortment, hasPlace } from "@storefront/brands/assortment";
import type { GameEntry } from "@/lib/discovery/read-games";

/** Leaves out games and kinds that an assortment lacks, for an API that ignores its filter. */
export function limitGames(
  games: readonly GameEntry[],
  assortment: Assortment | undefined,
): readonly GameEntry[] {
  if (assortment === undefined) return games;
  return games.flatMap((game) => {
    const kinds = game.kinds.filter(({ slug }) =>
      hasPlace(assortment, { game: game.name, kind: slug }),
    );
    if (kinds.length === 0) return [];
    if (kinds.length === game.kinds.length) return [game];
    const count = kinds.reduce((sum, kind) => sum + kind.count, 0);
    return [{ ...game, kinds, count, exact: kinds.every(({ exact }) => exact) }];
  });
}
