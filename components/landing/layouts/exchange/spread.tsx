import type { GoodsWord } from "@storefront/brands/landing-parts";
import { goodsAddress } from "@/lib/addresses/goods-address";
import type { StorefrontView } from "@/lib/home/storefront-view";
import { estimates } from "@/lib/landing/estimates";
import { priceScale } from "@/lib/landing/price-scale";
import { yuanText } from "@/lib/landing/yuan-text";
import { customProperties } from "../../parts/custom-properties";
import { Band } from "../../parts/section";

const GAMES = 8;

interface Props {
  storefront: StorefrontView;
  title: string;
  kind: GoodsWord;
}

/** One bar per game on a common scale, from the lowest to the highest price, with a tick at the middle one. */
export function Spread({ storefront, title, kind }: Props) {
  const rows = estimates(storefront, [kind])
    .filter(({ pricesFen }) => pricesFen.length > 1)
    .slice(0, GAMES);
  const { at, marks } = priceScale(Math.max(...rows.map(({ highFen }) => highFen), 1));
  const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
  if (rows.length === 0) return null;
  return (
    <Band block={{ surface: "ink", title, lead: "左端是最低价，右端是最高价，竖线是居中的一件。" }}>
      <ul className="mt-10 grid gap-1">
        {rows.map(({ game, unit, lowFen, medianFen, highFen, shown: [lowest] }) => (
          <li
            key={game}
            className="grid grid-cols-[132px_1fr_210px] items-center gap-6 py-2 small:grid-cols-[1fr_auto] small:gap-2"
          >
            <span className="font-semibold">{game}</span>
            <span className="relative h-6 rounded-full bg-panel small:order-last small:col-span-2">
              <span
                style={customProperties({
                  "--from": percent(at(lowFen)),
                  "--to": percent(1 - at(highFen)),
                })}
                className="absolute inset-y-0 right-(--to) left-(--from) min-w-2 rounded-full bg-glow"
              />
              <span
                style={customProperties({ "--middle": percent(at(medianFen)) })}
                className="-inset-y-1 absolute left-(--middle) w-1 bg-on"
              />
            </span>
            <a
              href={lowest ? goodsAddress(lowest.id) : undefined}
              className="figures whitespace-nowrap text-right underline-offset-4 hover:underline"
            >
              <span className="font-semibold text-price">¥{yuanText(lowFen)}</span>
              <span className="text-soft">
                {" "}
                – {yuanText(highFen)}
                {unit}
              </span>
            </a>
          </li>
        ))}
      </ul>
      <div aria-hidden="true" className="grid grid-cols-[132px_1fr_210px] gap-6 small:hidden">
        <span />
        <span className="figures relative h-6 border-rule border-t text-soft text-xs">
          {marks.map((yuan) => (
            <span
              key={yuan}
              style={customProperties({ "--at": percent(at(yuan * 100)) })}
              className="absolute top-1 left-(--at) -translate-x-1/2"
            >
              {yuan}
            </span>
          ))}
        </span>
      </div>
    </Band>
  );
}
