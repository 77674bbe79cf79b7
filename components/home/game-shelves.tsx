import { isAdvertised } from "@/lib/goods/advertised";
import type { GameGroup } from "@/lib/home/market-view";
import { CardRow } from "../listing/card-row";
import { GamePanel } from "./game-panel";
import { ShelfLinks } from "./shelf-links";

const CARDS = 5;
/** Listings in a panel: the large one, and four rows of two. */
const PANEL = 9;

/**
 * Every third shelf is a panel. The first shelves are close enough to the viewport to be fetched in advance, so they
 * are rows of cards, which have fewer pictures.
 */
const PANEL_EVERY = 3;

/** Every game with its best sellers: two shelves of cards, then a panel. */
export function GameShelves({ games }: { games: readonly GameGroup[] }) {
  return (
    <div id="games" className="scroll-mt-6">
      {games.map(({ name, rows: all }, index) => {
        const rows = all.filter(isAdvertised);
        return (
          <section
            key={name}
            id={gameAnchor(index)}
            className="skip-far container-page scroll-mt-6 pt-14 [--far-height:384px]"
          >
            <div className="mb-5 flex items-baseline justify-between small:flex-wrap small:gap-x-4">
              <h2 className="font-semibold text-lg">{name}</h2>
              <ShelfLinks game={name} rows={all} />
            </div>
            {index % PANEL_EVERY === PANEL_EVERY - 1 && rows.length >= PANEL ? (
              <GamePanel rows={rows.slice(0, PANEL)} />
            ) : (
              <CardRow rows={rows.slice(0, CARDS)} />
            )}
          </section>
        );
      })}
    </div>
  );
}

/** The id of a game's shelf on the home page. */
function gameAnchor(index: number): string {
  return `game-${index + 1}`;
}
