import type { DeparturesLayout } from "@storefront/brands/layouts/departures";
import { goodsAddress } from "@/lib/addresses/goods-address";
import type { Rental } from "@/lib/landing/rentals";
import { yuanText } from "@/lib/landing/yuan-text";
import { depositText } from "@/lib/rent/rent-terms";
import { GameIcon } from "../../parts/game-icon";

const LINES = 9;
const CELLS =
  "grid grid-cols-[96px_120px_1fr_92px_112px_116px_96px] items-center gap-x-4 px-6 narrow:grid-cols-[72px_104px_1fr_104px] small:grid-cols-[auto_1fr_auto] small:px-4";
const WIDE = "narrow:hidden";

interface Props {
  layout: Pick<DeparturesLayout, "board" | "lines" | "icon">;
  list: readonly Rental[];
}

/** A dark board with one rental per line: when or which, game, account, terms, hour price and state. */
export function DeparturesBoard({ layout: { board, lines, icon }, list }: Props) {
  const shown = list.slice(0, lines?.length ?? LINES);
  if (shown.length === 0) return null;
  return (
    <div data-ground="ink" className="overflow-hidden rounded-l shadow-dialog">
      <h2 className="flex items-center gap-3 px-6 pt-5 pb-4 font-semibold text-xl small:px-4">
        <GameIcon name={icon} className="size-7 text-glow" />
        {board}
      </h2>
      <p aria-hidden="true" className={`${CELLS} border-rule border-b pb-2 text-soft text-xs`}>
        <span className="small:hidden">{lines ? "哪天" : "编号"}</span>
        <span className="small:hidden">游戏</span>
        <span className="small:col-span-2">账号</span>
        <span className={WIDE}>起租</span>
        <span className={WIDE}>押金</span>
        <span className="text-right">每小时</span>
        <span className={`text-right ${WIDE}`}>状态</span>
      </p>
      <ul className="divide-y divide-rule text-base">
        {shown.map((rental, index) => (
          <li key={rental.row.id}>
            <a
              href={goodsAddress(rental.row.id)}
              className={`${CELLS} py-3 hover:bg-panel ${rental.row.soldOut ? "text-soft" : ""}`}
            >
              <span className="figures font-semibold text-lg text-mark small:text-base">
                {lines?.[index] ?? rental.row.id}
              </span>
              <span className="small:text-sm">{rental.row.game}</span>
              <span className="truncate small:order-first small:col-span-3 small:whitespace-normal">
                {rental.row.name}
              </span>
              <span className={`figures ${WIDE}`}>{rental.leastHours} 小时</span>
              <span className={`figures ${WIDE}`}>{depositText(rental)}</span>
              <span className="figures text-right font-semibold text-lg text-price">
                ¥{yuanText(rental.hourFen)}
              </span>
              <span className={`text-right text-sm ${WIDE}`}>
                {rental.row.soldOut ? "已租出" : "现在可租"}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
