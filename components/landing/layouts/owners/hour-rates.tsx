import type { OwnersLayout } from "@storefront/brands/layouts/owners";
import { gameHref } from "@/lib/addresses/game-path";
import type { StorefrontView } from "@/lib/home/storefront-view";
import { priceRanges } from "@/lib/landing/price-ranges";
import { rentals } from "@/lib/landing/rentals";
import { yuanText } from "@/lib/landing/yuan-text";
import { Band } from "../../parts/section";

type Props = OwnersLayout["rates"] & { storefront: StorefrontView };

/** The hour prices of each game as a bar from the lowest to the highest, with the deposits asked. */
export function HourRates({ title, lead, surface, storefront }: Props) {
  const ranges = priceRanges(storefront, ["租号"]);
  const most = Math.max(1, ...ranges.map(({ highFen }) => highFen));
  const list = rentals(storefront, { by: "deposit" });
  const depositsOf = (game: string) => {
    const fen = list.filter(({ row }) => row.game === game).map((it) => it.depositFen);
    const [low = 0, high = 0] = [fen[0], fen.at(-1)];
    return low === high ? `¥${yuanText(low)}` : `¥${yuanText(low)}–${yuanText(high)}`;
  };
  if (ranges.length === 0) return null;
  return (
    <Band block={{ surface, title, lead }}>
      <ul className="mt-8 divide-y divide-rule border-rule border-y text-base">
        {ranges.map(({ game, count, lowFen, highFen }) => (
          <li
            key={game}
            className="grid grid-cols-[180px_80px_1fr_150px_160px] items-center gap-5 py-4 narrow:grid-cols-[130px_1fr_150px] small:grid-cols-[1fr_auto] small:gap-y-1"
          >
            <a href={gameHref({ game, kind: "rent" })} className="font-semibold hover:underline">
              {game}
            </a>
            <span className="figures text-soft narrow:hidden">{count} 个</span>
            <span aria-hidden="true" className="relative h-3 rounded-full bg-panel small:hidden">
              <span
                className="absolute inset-y-0 min-w-3 rounded-full bg-glow"
                style={{
                  left: `${(lowFen / most) * 94}%`,
                  width: `${((highFen - lowFen) / most) * 94}%`,
                }}
              />
            </span>
            <span className="figures text-right font-semibold text-lg text-price">
              ¥{yuanText(lowFen)}
              {highFen > lowFen ? `–${yuanText(highFen)}` : ""}
              <span className="font-normal text-soft text-xs">/小时</span>
            </span>
            <span className="figures text-right text-soft narrow:hidden">
              押金 {depositsOf(game)}
            </span>
          </li>
        ))}
      </ul>
    </Band>
  );
}
