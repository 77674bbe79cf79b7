import { themeStyle } from "@/components/brand/theme-style";
import { MARKET_QUESTIONS } from "./copy/market";
import { DownloadBand } from "./download-band";
import type { LandingProps } from "./landing-props";
import { MarketBoard } from "./market/board";
import { MarketCompare } from "./market/compare";
import { MarketHero } from "./market/hero";
import { MarketWays } from "./market/ways";
import { Questions } from "./questions";

/** 综合交易: a trading floor. Light, dense, prices everywhere. */
export function MarketLanding({ brand, landing, app, market }: LandingProps) {
  return (
    <main id="main" style={themeStyle(brand.theme)} className="bg-white text-ink">
      <MarketHero brand={brand} landing={landing} app={app} market={market} />
      <MarketBoard market={market} />
      <MarketWays />
      <MarketCompare brand={brand} />
      <section className="container-page grid grid-cols-[320px_1fr] gap-20 py-24">
        <h2 className="font-semibold text-xl">下单前，大家常问</h2>
        <Questions list={MARKET_QUESTIONS} />
      </section>
      <DownloadBand brand={brand} app={app} words="行情在手机上，随时看一眼" />
    </main>
  );
}
