import type { RentalListLayout } from "@storefront/brands/layouts/rental-list";
import { trimCents } from "@storefront/contract/listing/trim-cents";
import { Cover } from "@/components/listing/cover";
import { goodsAddress } from "@/lib/addresses/goods-address";
import { formatCount } from "@/lib/format/count";
import type { Rental } from "@/lib/landing/rentals";
import { depositText } from "@/lib/rent/rent-terms";

interface Props {
  rental: Rental;
  /** The figure to emphasize. */
  by: RentalListLayout["by"];
  eager: boolean;
}

/** A rental as a line: what it is, its minimum, deposit and hour price. */
export function RentalLine({ rental, by, eager }: Props) {
  const { row, leastHours } = rental;
  const strong = (name: Props["by"]) =>
    name === by ? "font-semibold text-lg text-price" : "text-base";
  return (
    <a
      href={goodsAddress(row.id)}
      className="grid grid-cols-[72px_1fr_104px_120px_132px_84px] items-center gap-x-5 px-5 py-3 hover:bg-tint narrow:grid-cols-[72px_1fr_auto_auto] narrow:gap-x-4 small:grid-cols-[64px_1fr_auto] small:gap-x-3 small:px-3"
    >
      <Cover
        url={row.cover}
        size={72}
        eager={eager}
        className="rounded-s narrow:row-span-2 small:size-16"
      />
      <span className="min-w-0 narrow:col-span-3 small:col-span-2">
        <span className="block truncate font-medium text-base small:line-clamp-2 small:whitespace-normal">
          {row.name}
        </span>
        <span className="text-soft text-xs">
          {row.game}
          {row.sale > 0 ? ` · 租出 ${formatCount(row.sale)} 次` : ""}
        </span>
      </span>
      <span className={`figures ${strong("hours")}`}>{leastHours} 小时起</span>
      <span className={`figures ${strong("deposit")}`}>{depositText(rental)}</span>
      <span className="figures text-right text-base">
        ¥{trimCents(row.price)}
        <span className="font-normal text-soft text-xs">/小时</span>
      </span>
      <span className="text-right font-medium text-success text-xs narrow:hidden">现在可租</span>
    </a>
  );
}
