import { Cover } from "@/components/listing/cover";
import { goodsAddress } from "@/lib/addresses/goods-address";
import { yuanText } from "@/lib/landing/yuan-text";
import { GameIcon } from "../../parts/game-icon";
import { perPerson } from "./per-person";
import type { TableProps } from "./round-table";

/** Accounts in a row. */
const SEATS = 3;

/** A table as a line: the game, its accounts with their hour prices, and what the evening costs a person. */
export function TableRow({ game, name, icon, seats, hours }: TableProps) {
  return (
    <div className="grid grid-cols-[260px_1fr_200px] items-center gap-6 p-5 narrow:grid-cols-1 narrow:gap-4">
      <div className="flex items-center gap-4">
        <GameIcon name={icon} className="size-14 text-mark" />
        <div>
          <h3 className="font-semibold text-lg">{name}</h3>
          <p className="text-soft">{game}</p>
        </div>
      </div>
      <ul className="grid grid-cols-3 gap-4 small:grid-cols-1">
        {seats.slice(0, SEATS).map(({ row, hourFen }) => (
          <li key={row.id}>
            <a href={goodsAddress(row.id)} className="group flex items-center gap-3">
              <Cover url={row.cover} size={52} className="rounded-full" />
              <span className="min-w-0">
                <span className="line-clamp-2 text-xs group-hover:underline">{row.name}</span>
                <span className="figures font-semibold text-price">¥{yuanText(hourFen)}/小时</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <p className="figures text-right font-semibold text-base narrow:text-left">
        {perPerson(seats, hours)}
      </p>
    </div>
  );
}
