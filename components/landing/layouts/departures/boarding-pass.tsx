import type { Icon } from "@storefront/brands/landing-parts";
import type { DeparturesLayout } from "@storefront/brands/layouts/departures";
import type { Brand } from "@storefront/brands/types";
import { DEPOSIT_CHECK_HOURS } from "@storefront/contract/rentals/deposit-terms";
import { goodsAddress } from "@/lib/addresses/goods-address";
import type { Rental } from "@/lib/landing/rentals";
import { yuanText } from "@/lib/landing/yuan-text";
import { GameIcon } from "../../parts/game-icon";
import { Band } from "../../parts/section";

type Props = DeparturesLayout["pass"] & { rental: Rental; icon: Icon; brand: Brand };

/** A boarding pass for one real rental; the deposit is on the stub, which comes back. */
export function BoardingPass({ title, lead, hours, surface, rental, icon, brand }: Props) {
  const { row, hourFen, depositFen, leastHours } = rental;
  const counted = Math.max(hours, leastHours);
  return (
    <Band block={{ surface, title, lead }}>
      <article
        data-ground="white"
        className="mt-8 grid grid-cols-[1fr_320px] overflow-hidden rounded-l shadow-dialog small:grid-cols-1"
      >
        <div className="p-9 small:p-6">
          <p className="flex items-center gap-3 font-semibold text-mark">
            <GameIcon name={icon} className="size-8" />
            {brand.name}
          </p>
          <h3 className="mt-4 font-semibold text-xl">
            <a href={goodsAddress(row.id)} className="hover:underline">
              {row.name}
            </a>
          </h3>
          <dl className="figures mt-8 flex flex-wrap gap-x-12 gap-y-5">
            <Cell name="前往" text={row.game} />
            <Cell name="时长" text={`${counted} 小时`} />
            <Cell name="单价" text={`¥${yuanText(hourFen)}/小时`} />
            <Cell name="租金" text={`¥${yuanText(hourFen * counted)}`} strong />
          </dl>
        </div>
        <div className="flex flex-col justify-between gap-5 border-rule border-l-2 border-dashed bg-panel p-9 small:border-t-2 small:border-l-0 small:p-6">
          <dl className="figures">
            <Cell
              name="副券：押金"
              text={depositFen === 0 ? "免押金" : `¥${yuanText(depositFen)}`}
            />
          </dl>
          <p className="text-soft">
            {depositFen === 0
              ? "这一单不收押金。"
              : `和租金一起付，由平台保管；还号后号主验号，最晚 ${DEPOSIT_CHECK_HOURS} 小时原路退回。`}
          </p>
        </div>
      </article>
    </Band>
  );
}

function Cell({ name, text, strong }: { name: string; text: string; strong?: true }) {
  return (
    <div>
      <dt className="text-soft text-xs">{name}</dt>
      <dd className={`font-semibold ${strong ? "text-2xl text-price" : "text-xl"}`}>{text}</dd>
    </div>
  );
}
