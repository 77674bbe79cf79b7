import type { Surface } from "@storefront/brands/landing-parts";
import { Cover } from "@/components/listing/cover";
import { goodsAddress } from "@/lib/addresses/goods-address";
import type { Rental } from "@/lib/landing/rentals";
import { yuanText } from "@/lib/landing/yuan-text";
import { depositText } from "@/lib/rent/rent-terms";
import { Band } from "../../parts/section";

const SHOWN = 8;

interface Props {
  title: string;
  surface: Surface;
  list: readonly Rental[];
}

/** Rentals with their deposits as bars: the longer, the more one pays for the time of the rental. */
export function DepositRack({ title, surface, list }: Props) {
  const shown = list.slice(0, SHOWN);
  const most = Math.max(1, ...shown.map(({ depositFen }) => depositFen));
  if (shown.length === 0) return null;
  return (
    <Band block={{ surface, title }}>
      <ul className="mt-8 grid grid-cols-2 gap-4 narrow:grid-cols-1">
        {shown.map((rental) => (
          <li key={rental.row.id}>
            <a
              href={goodsAddress(rental.row.id)}
              data-ground="white"
              className="group flex items-center gap-4 rounded-m p-3 pr-5 shadow-card"
            >
              <Cover url={rental.row.cover} size={80} className="rounded-s" />
              <span className="min-w-0 flex-1">
                <span className="block truncate font-medium group-hover:underline small:whitespace-normal">
                  {rental.row.name}
                </span>
                <span aria-hidden="true" className="mt-2 block h-2 rounded-full bg-tint">
                  <span
                    style={{ width: `${(rental.depositFen / most) * 100}%` }}
                    className="block h-2 rounded-full bg-primary"
                  />
                </span>
                <span className="figures mt-1.5 flex flex-wrap justify-between gap-x-4">
                  <span className="font-semibold text-price">{depositText(rental)}</span>
                  <span className="text-soft">
                    ¥{yuanText(rental.hourFen)}/小时 · {rental.leastHours} 小时起
                  </span>
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Band>
  );
}
