import { DownloadQr } from "@/components/brand/download-qr";
import { StoreLinks } from "@/components/brand/store-links";
import { countText } from "@/lib/home/market-view";
import type { LandingProps } from "../landing-props";
import { PhoneMarket } from "../phone-market";
import { PriceSlips } from "./price-slips";

/** One idea: everything has a price, and you can see it. Text left; the phone on a slab, price slips around it. */
export function MarketHero({ brand, landing, app, market }: LandingProps) {
  return (
    <section className="relative overflow-hidden bg-tint">
      <div
        aria-hidden="true"
        className="-skew-x-12 absolute inset-y-0 right-[-8vw] w-[44vw] bg-primary"
      />
      <div className="container-page relative grid min-h-[720px] grid-cols-[560px_1fr] items-center">
        <div>
          <p className="font-medium text-base text-primary-strong">{brand.name}</p>
          <h1 className="mt-4 text-balance font-bold text-3xl">{landing.headline}</h1>
          <p className="mt-5 max-w-[460px] text-ink-2 text-lg">{landing.subline}</p>
          <div className="mt-10 flex items-center gap-6">
            <div className="rounded-m bg-white p-2 shadow-card">
              <DownloadQr url={app.downloadUrl} size={132} />
            </div>
            <div className="grid gap-4">
              <p className="text-base text-ink-2">手机扫码下载，或选择系统</p>
              <StoreLinks app={app} />
            </div>
          </div>
          {market.total > 0 ? (
            <dl className="mt-12 flex gap-12">
              <Figure name="在售商品" value={countText(market.total)} />
              <Figure name="游戏" value={countText(market.games.length)} />
              <Figure name="累计成交" value={countText(market.sold)} />
            </dl>
          ) : null}
        </div>
        <div className="relative flex h-full items-end justify-center">
          <PriceSlips market={market} />
          <PhoneMarket market={market} className="relative mt-12 mb-[-56px]" />
        </div>
      </div>
    </section>
  );
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-ink-2">{name}</dt>
      <dd className="figures font-semibold text-ink text-xl">{value}</dd>
    </div>
  );
}
