import type { PriceShown } from "@storefront/contract/listing/price-shown";
import { fenToYuan } from "@storefront/contract/money";
import type { ReactNode } from "react";
import { Price } from "@/components/ui/price";

interface Props {
  price: PriceShown;
  /** Price per buyer of a group of two; 0 when not offered or not known. */
  groupFen: number;
  /** When the activity price ends. */
  activityEnd: ReactNode;
  /** Review and sales counts, right of the price. */
  figures: ReactNode;
  /** Shown below: discounts and coupons. */
  promotions: ReactNode;
}

/** The price of the listing or of the chosen spec. */
export function PriceBlock({ price, groupFen, activityEnd, figures, promotions }: Props) {
  return (
    <div className="space-y-2 rounded-m bg-tint px-5 py-3 small:px-4">
      <div className="flex items-end justify-between gap-4 narrow:flex-wrap narrow:gap-y-2">
        <div aria-live="polite" className="min-w-0">
          <p className="flex min-h-12 flex-wrap items-baseline gap-x-2">
            <span className="text-ink-2 text-xs">{price.label}</span>
            {price.fen === null ? (
              <span className="text-ink-2 text-lg leading-[48px]">价格以下单确认为准</span>
            ) : (
              <span className="whitespace-nowrap">
                <Price yuan={fenToYuan(price.fen)} size="huge" />
                {price.unit === "" ? null : (
                  <span className="ml-1 text-base text-ink-2">{price.unit}</span>
                )}
                {price.from ? <span className="ml-1 text-accent text-base">起</span> : null}
              </span>
            )}
            {price.struckFen === null ? null : (
              <span>
                <span className="sr-only">原价</span>
                <Price yuan={fenToYuan(price.struckFen)} struck />
              </span>
            )}
            {groupFen === 0 ? null : (
              <span className="figures whitespace-nowrap text-ink-2 text-sm">
                2 人拼团 <Price yuan={fenToYuan(groupFen)} />
              </span>
            )}
            {price.cashbackFen === 0 ? null : (
              <span className="figures rounded-[4px] bg-accent px-1.5 text-white text-xs leading-5">
                返 ¥{fenToYuan(price.cashbackFen)}
              </span>
            )}
          </p>
        </div>
        {figures}
      </div>
      {price.label === "活动价" && activityEnd ? (
        <p className="figures text-accent text-xs">{activityEnd}</p>
      ) : null}
      {promotions}
    </div>
  );
}
