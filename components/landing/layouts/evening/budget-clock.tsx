import type { EveningLayout } from "@storefront/brands/layouts/evening";
import { goodsAddress } from "@/lib/addresses/goods-address";
import { clockHour } from "@/lib/landing/clock-hour";
import { hoursFor, type Rental } from "@/lib/landing/rentals";
import { yuanText } from "@/lib/landing/yuan-text";
import { customProperties } from "../../parts/custom-properties";

/** Bars on the clock. */
const BARS = 6;

interface Props {
  layout: Pick<EveningLayout, "clock" | "budget" | "start" | "span">;
  list: readonly Rental[];
}

/** Share of the line from which a bar has room for its words. Next to a shorter bar they stand after its end. */
const ROOMY = 0.5;

const placeBeside = (share: number) =>
  share >= ROOMY
    ? customProperties({ "--from": "0%", "--room": `${share * 100}%` })
    : customProperties({ "--from": `${share * 100}%`, "--room": `${(1 - share) * 100}%` });

/** A time line; each bar is a real rental, as long as the budget lasts. */
export function BudgetClock({ layout: { clock, budget, start, span }, list }: Props) {
  const bars = list
    .map((rental) => ({ rental, hours: Math.min(span, hoursFor(rental, budget * 100)) }))
    .filter(({ hours }) => hours > 0)
    .slice(0, BARS)
    .sort((a, b) => b.hours - a.hours);
  if (bars.length === 0) return null;
  const tick = [1, 2, 3, 6, 12].find((each) => span / each <= 8) ?? 24;
  const ticks = Array.from({ length: Math.floor(span / tick) + 1 }, (_, index) => index * tick);
  const share = (hours: number) => `${(hours / span) * 100}%`;
  return (
    <div
      data-ground="white"
      className="mt-12 rounded-l px-8 pt-6 pb-7 shadow-card small:mt-9 small:px-4"
    >
      <h2 className="font-semibold text-lg">
        {budget} 元，{clock}
      </h2>
      <div aria-hidden="true" className="relative mt-5 mr-[148px] h-6 small:hidden">
        {ticks.map((hours) => (
          <span
            key={hours}
            style={{ left: share(hours) }}
            className="figures -translate-x-1/2 absolute whitespace-nowrap text-soft text-xs first:translate-x-0 last:-translate-x-full"
          >
            {clockHour(start, hours)}
          </span>
        ))}
      </div>
      <ul
        className="relative grid gap-2 before:absolute before:inset-y-0 before:right-[148px] before:left-0 before:border-rule before:border-r before:bg-[linear-gradient(to_right,var(--rule)_1px,transparent_1px)] before:bg-[size:calc(100%*var(--tick))_100%] small:mt-4 small:before:hidden"
        style={customProperties({ "--tick": String(tick / span) })}
      >
        {bars.map(({ rental, hours }) => (
          <li key={rental.row.id} className="relative">
            <a
              href={goodsAddress(rental.row.id)}
              className="group grid grid-cols-[1fr_132px] items-center gap-4 small:grid-cols-1 small:gap-0"
            >
              <span className="relative flex h-14 items-center small:h-auto small:pt-1 small:pb-4">
                <span
                  aria-hidden="true"
                  style={{ width: share(hours) }}
                  className="absolute inset-y-0 left-0 rounded-s border-primary border-r-4 small:top-auto small:h-1.5 small:border-r-0 bg-[color-mix(in_oklab,var(--brand-primary)_16%,white)] group-hover:bg-[color-mix(in_oklab,var(--brand-primary)_26%,white)]"
                />
                <span
                  style={placeBeside(hours / span)}
                  className="relative ml-(--from) max-w-(--room) px-4 small:ml-0 small:max-w-none small:px-0"
                >
                  <span className="block truncate font-medium small:whitespace-normal">
                    {rental.row.name}
                  </span>
                  <span className="figures block text-soft text-xs">
                    ¥{yuanText(rental.hourFen)}/小时 × {hours} 小时 = ¥
                    {yuanText(rental.hourFen * hours)}
                  </span>
                </span>
              </span>
              <span className="figures whitespace-nowrap text-right font-semibold text-base small:text-left small:text-sm">
                到 {clockHour(start, hours)}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
