import { fenToYuan } from "@storefront/contract/money";
import type { ReactNode } from "react";
import { Price } from "@/components/ui/price";
import { amountOff } from "@/lib/purchase/terms/discount-lines";
import { type RentOffer, rentAddsUp } from "@/lib/rent/rent-offer";

interface Props {
  /** null until the first offer has loaded. */
  offer: RentOffer | null;
  /** The offer is for other hours than the chosen ones; a new one is loading. */
  stale: boolean;
}

/** The server's price lines, with the deposit separate (product §10.18). */
export function RentBill({ offer, stale }: Props) {
  return (
    <div aria-busy={stale} className="rounded-m bg-tint px-4 py-3">
      <dl className={`space-y-1.5 text-sm ${stale ? "opacity-60" : ""}`}>
        <Line title={offer ? `租金 ¥${fenToYuan(offer.hourFen)} × ${offer.hours} 小时` : "租金"}>
          {offer ? `¥${fenToYuan(offer.rentFen)}` : <Bar />}
        </Line>
        {offer?.discounts.map((line) => (
          <Line key={line.key} title={line.title} off>
            {amountOff(line)}
          </Line>
        ))}
        {offer && offer.couponFen > 0 ? (
          <Line title="优惠券" off>
            −¥{fenToYuan(offer.couponFen)}
          </Line>
        ) : null}
        <Line
          title={
            <>
              押金
              <span className="ml-1.5 rounded-[3px] bg-white px-1.5 text-success text-xs leading-5">
                归还验号后退
              </span>
            </>
          }
        >
          {offer ? `¥${fenToYuan(offer.depositFen)}` : <Bar />}
        </Line>
      </dl>
      <p
        aria-live="polite"
        className="mt-2.5 flex items-baseline justify-between border-line border-t pt-2.5"
      >
        <span className="text-ink">应付合计</span>
        {offer && !stale ? (
          <Price yuan={fenToYuan(offer.totalFen)} size="large" />
        ) : (
          <span className="leading-9">
            <span className="sr-only">正在计算</span>
            <Bar />
          </span>
        )}
      </p>
      {offer && !rentAddsUp(offer) ? (
        <p role="alert" className="text-danger text-xs">
          明细与应付合计不一致，请以应付合计为准，或联系客服核实后再下单。
        </p>
      ) : null}
      <p className="mt-1.5 wrap-anywhere min-h-9 break-keep text-ink-2 text-xs leading-[18px]">
        {offer?.rule}
      </p>
    </div>
  );
}

function Line(props: { title: ReactNode; children: ReactNode; off?: boolean }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="min-w-0 truncate text-ink-2 small:whitespace-normal">{props.title}</dt>
      <dd className={`figures shrink-0 ${props.off ? "text-accent" : "text-ink"}`}>
        {props.children}
      </dd>
    </div>
  );
}

function Bar() {
  return (
    <span className="inline-block h-4 w-16 animate-pulse rounded-s bg-line align-middle motion-reduce:animate-none" />
  );
}
