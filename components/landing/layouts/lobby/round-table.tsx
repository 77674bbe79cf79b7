import type { Icon } from "@storefront/brands/landing-parts";
import { Cover } from "@/components/listing/cover";
import { goodsAddress } from "@/lib/addresses/goods-address";
import type { Rental } from "@/lib/landing/rentals";
import { GameIcon } from "../../parts/game-icon";
import { perPerson } from "./per-person";

export interface TableProps {
  game: string;
  name: string;
  icon: Icon;
  /** Rentals of the game. */
  seats: readonly Rental[];
  hours: number;
}

/** Where the seats stand round the table; the last one, at the front, is the visitor's. */
const PLACES = [
  "left-[6%] top-[34%]",
  "left-[24%] top-0",
  "right-[24%] top-0",
  "right-[6%] top-[34%]",
] as const;

/** A table seen from above, with a rentable account on each seat and one seat for the visitor. */
export function RoundTable({ game, name, icon, seats, hours }: TableProps) {
  return (
    <div className="px-6 pt-6 pb-5">
      <div className="relative h-[208px]">
        <span className="absolute inset-x-[18%] top-8 bottom-8 grid place-items-center rounded-[50%] border-4 border-glow bg-panel text-mark">
          <GameIcon name={icon} className="size-14" />
        </span>
        <ul>
          {seats.slice(0, PLACES.length).map(({ row }, index) => (
            <li key={row.id} className={`absolute ${PLACES[index] ?? ""}`}>
              <a
                href={goodsAddress(row.id)}
                aria-label={row.name}
                className="block overflow-hidden rounded-full ring-4 ring-white hover:ring-primary"
              >
                <Cover url={row.cover} size={56} className="rounded-full" />
              </a>
            </li>
          ))}
        </ul>
        <span className="-translate-x-1/2 absolute bottom-0 left-1/2 grid size-14 place-items-center rounded-full border-2 border-glow border-dashed bg-white font-semibold text-mark">
          你
        </span>
      </div>
      <h3 className="mt-3 font-semibold text-lg">{name}</h3>
      <p className="mt-1 flex flex-wrap justify-between gap-x-3">
        <span className="text-soft">
          {game} · {seats.length} 个号可租
        </span>
        <span className="figures font-semibold text-price">{perPerson(seats, hours)}</span>
      </p>
    </div>
  );
}
