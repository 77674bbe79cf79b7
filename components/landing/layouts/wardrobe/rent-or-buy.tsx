import type { WardrobeLayout } from "@storefront/brands/layouts/wardrobe";
import { Cover } from "@/components/listing/cover";
import { goodsAddress } from "@/lib/addresses/goods-address";
import type { GoodsRow } from "@/lib/goods/goods-row";
import type { StorefrontView } from "@/lib/home/storefront-view";
import { priceFen } from "@/lib/landing/choose-goods";
import type { Rental } from "@/lib/landing/rentals";
import { yuanText } from "@/lib/landing/yuan-text";
import { Band } from "../../parts/section";

/** Games that are compared. */
const GAMES = 5;

interface Pair {
  rental: Rental;
  sale: GoodsRow;
  /** Rented hours that the price pays for. */
  hours: number;
}

/** Returns the first rental of each game that has an account on sale, with it. */
export const rentOrBuyPairs = (list: readonly Rental[], storefront: StorefrontView): Pair[] =>
  list.flatMap((rental, index) => {
    const { game } = rental.row;
    if (list.findIndex(({ row }) => row.game === game) !== index) return [];
    const sale = storefront.hot.find(
      (row) => row.game === game && row.kind === "账号" && !row.soldOut,
    );
    return sale ? [{ rental, sale, hours: Math.floor(priceFen(sale) / rental.hourFen) }] : [];
  });

type Props = WardrobeLayout["compare"] & { pairs: readonly Pair[] };

/** By game: an account to rent, an account on sale, and how many rented hours its price pays for. */
export function RentOrBuy({ title, lead, heads, surface, pairs }: Props) {
  return (
    <Band block={{ surface, title, lead }}>
      <div className="mt-8 grid grid-cols-[1fr_200px_1fr] gap-x-6 text-soft small:hidden">
        <p>{heads[0]}</p>
        <p className="col-start-3">{heads[1]}</p>
      </div>
      <ul className="mt-3 grid gap-3">
        {pairs.slice(0, GAMES).map(({ rental, sale, hours }) => (
          <li
            key={rental.row.id}
            data-ground="white"
            className="grid grid-cols-[1fr_200px_1fr] items-center gap-x-6 rounded-m p-4 shadow-card small:grid-cols-1 small:gap-y-3"
          >
            <Side row={rental.row} price={`¥${yuanText(rental.hourFen)}`} unit="/小时" />
            <p className="text-center text-soft small:text-left">
              买下的钱，够租
              <span className="figures block font-bold text-2xl text-mark small:mx-1 small:inline small:text-lg">
                {hours}
              </span>
              小时
            </p>
            <Side row={sale} price={`¥${yuanText(priceFen(sale))}`} unit="" />
          </li>
        ))}
      </ul>
    </Band>
  );
}

function Side({ row, price, unit }: { row: GoodsRow; price: string; unit: string }) {
  return (
    <a href={goodsAddress(row.id)} className="group flex min-w-0 items-center gap-4">
      <Cover url={row.cover} size={72} className="rounded-s" />
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 group-hover:underline">{row.name}</span>
        <span className="figures font-semibold text-lg text-price">
          {price}
          <span className="font-normal text-soft text-xs">{unit}</span>
        </span>
      </span>
    </a>
  );
}
