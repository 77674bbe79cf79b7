import type { GoodsWord } from "@storefront/brands/landing-parts";
import { GameMark } from "@/components/listing/game-mark";
import { gameHref } from "@/lib/addresses/game-path";
import { kindSlugOf } from "@/lib/addresses/listing-kinds";
import type { StorefrontView } from "@/lib/home/storefront-view";
import { estimates } from "@/lib/landing/estimates";
import { yuanText } from "@/lib/landing/yuan-text";
import { Band } from "../../parts/section";

const GAMES = 12;

interface Props {
  storefront: StorefrontView;
  title: string;
  kinds: readonly GoodsWord[];
}

/** Games by kinds: every field has the number of listings and their prices, and links to their list. */
export function ExchangeBoard({ storefront, title, kinds }: Props) {
  const games = storefront.games.slice(0, GAMES).map(({ name }) => name);
  if (games.length === 0) return null;
  const fields = estimates(storefront, kinds);
  return (
    <Band
      block={{ surface: "white", title, lead: "每格是一份货单：几件、从多少到多少，点开就是。" }}
      className="py-14"
    >
      <div className="mt-8 overflow-x-auto rounded-m border border-rule">
        <table className="figures w-full min-w-[760px] border-collapse text-left">
          <thead>
            <tr className="bg-panel">
              <th scope="col" className="w-[220px] px-5 py-3 font-medium text-soft">
                游戏
              </th>
              {kinds.map((kind) => (
                <th key={kind} scope="col" className="px-4 py-3 text-right font-medium text-soft">
                  {kind}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {games.map((game) => {
              return (
                <tr key={game} className="border-rule border-t">
                  <th scope="row" className="px-5 py-2 font-semibold">
                    <a
                      href={gameHref({ game })}
                      className="flex items-center gap-3 hover:text-mark"
                    >
                      <GameMark game={game} className="size-9" />
                      {game}
                    </a>
                  </th>
                  {kinds.map((kind) => {
                    const field = fields.find((it) => it.game === game && it.kind === kind);
                    if (field === undefined)
                      return (
                        <td key={kind} className="px-4 text-right text-soft">
                          <span aria-hidden="true">–</span>
                          <span className="sr-only">暂无</span>
                        </td>
                      );
                    const { lowFen, highFen, pricesFen, unit } = field;
                    return (
                      <td key={kind} className="p-0 text-right">
                        <a
                          href={gameHref({ game, kind: kindSlugOf(kind) })}
                          className="block px-4 py-2 hover:bg-panel"
                        >
                          <span className="block font-semibold text-price">
                            ¥{yuanText(lowFen)}
                            {highFen > lowFen ? ` – ${yuanText(highFen)}` : ""}
                            {unit}
                          </span>
                          <span className="text-soft text-xs">{pricesFen.length} 件</span>
                        </a>
                      </td>
                    );
                  })}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </Band>
  );
}
