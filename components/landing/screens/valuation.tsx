import type { GoodsPick } from "@storefront/brands/landing-parts";
import { Cover } from "@/components/listing/cover";
import { chooseGoods, priceFen } from "@/lib/landing/choose-goods";
import { priceRanges } from "@/lib/landing/price-ranges";
import type { PageProps } from "../landing-props";
import { PhoneFrame } from "./phone-frame";
import { ScreenHead } from "./screen-head";

interface Props {
  screen: { facts: readonly (readonly [string, string])[] } & GoodsPick;
  page: PageProps;
  className?: string;
}

/** The estimated value of an account, from current prices of accounts of the same game. */
export function ValuationScreen({ screen, page, className = "" }: Props) {
  const [row, ...like] = chooseGoods(page.market, screen, 3);
  const range = priceRanges(page.market, ["账号"]).find(({ game }) => game === row?.game);
  const floorYuan = (fen: number) => String(Math.floor(fen / 100));
  return (
    <PhoneFrame label="App 的估号页：同款行情与账号信息" ground="ground" className={className}>
      <div className="flex h-full flex-col">
        <ScreenHead title="我的账号值多少" />
        <div className="mx-4 mt-2 rounded-m bg-primary p-4 text-white">
          <span className="block">{row ? `${row.game} · 同款在售行情` : "同款在售行情"}</span>
          <span className="figures mt-2 block font-bold text-[26px] leading-8">
            {range ? `¥${floorYuan(range.lowFen)} – ${floorYuan(range.highFen)}` : "看行情"}
          </span>
          <svg viewBox="0 0 240 60" className="mt-3 h-15 w-full" aria-hidden="true">
            <path
              d="M4 58C40 58 60 50 82 34S118 6 134 6s34 22 54 36 30 16 48 16Z"
              fill="white"
              opacity=".22"
            />
            <path d="M4 58H236" stroke="white" strokeWidth="1.5" />
            <path d="M134 6V58" stroke="var(--brand-spark)" strokeWidth="2.5" />
            <circle cx="134" cy="6" r="5" fill="var(--brand-spark)" />
          </svg>
        </div>
        <dl className="mx-4 mt-3 rounded-m bg-white px-4 py-1">
          {screen.facts.map(([name, value]) => (
            <div
              key={name}
              className="flex justify-between border-rule border-b py-2.5 last:border-0"
            >
              <dt className="text-soft">{name}</dt>
              <dd className="font-medium">{value}</dd>
            </div>
          ))}
        </dl>
        <span className="mx-4 mt-4 font-semibold text-sm">参考的在售账号</span>
        <ul className="mx-4 min-h-0 flex-1 overflow-hidden">
          {[row, ...like].slice(0, Math.max(1, 5 - screen.facts.length)).map((it) =>
            it ? (
              <li key={it.id} className="flex items-center gap-2.5 py-2">
                <Cover url={it.cover} size={34} className="rounded-s" eager />
                <span className="min-w-0 flex-1 truncate">{it.name}</span>
                <span className="figures font-semibold text-mark">¥{floorYuan(priceFen(it))}</span>
              </li>
            ) : null,
          )}
        </ul>
        <span className="mx-4 mt-2 mb-8 shrink-0 rounded-full bg-primary py-2.5 text-center font-medium text-sm text-white">
          按行情上架
        </span>
      </div>
    </PhoneFrame>
  );
}
