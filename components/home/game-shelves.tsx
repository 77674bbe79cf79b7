import type { GameGroup } from "@/lib/home/market-view";
import { gameAnchor } from "./game-anchor";
import { GoodsCard } from "./goods-card";

const PER_SHELF = 5;

/** Every game with its best sellers. */
export function GameShelves({ games }: { games: readonly GameGroup[] }) {
  return (
    <div id="games" className="scroll-mt-6">
      {games.map(({ name, rows }, index) => (
        <section key={name} id={gameAnchor(index)} className="container-page scroll-mt-6 pt-14">
          <h2 className="font-semibold text-lg">{name}</h2>
          <ul className="mt-5 grid grid-cols-5 gap-x-[25px] gap-y-6">
            {rows.slice(0, PER_SHELF).map((row) => (
              <li key={row.id}>
                <GoodsCard row={row} width={220} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
