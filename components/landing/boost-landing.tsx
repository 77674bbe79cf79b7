import { themeStyle } from "@/components/brand/theme-style";
import { BoostAccept } from "./boost/accept";
import { BoostHero } from "./boost/hero";
import { BoostPath } from "./boost/path";
import { BoostPoints } from "./boost/points";
import { BOOST_QUESTIONS } from "./copy/boost";
import { DownloadBand } from "./download-band";
import type { LandingProps } from "./landing-props";
import { Questions } from "./questions";

/** 代练: a climb. Squared paper, a staircase, one figure large. */
export function BoostLanding({ brand, landing, app, market }: LandingProps) {
  return (
    <main id="main" style={themeStyle(brand.theme)} className="bg-white text-ink">
      <BoostHero brand={brand} landing={landing} app={app} market={market} />
      <BoostAccept online={app.onlineRangers} />
      <BoostPath />
      <BoostPoints market={market} />
      <section className="container-page grid grid-cols-[1fr_640px] gap-20 py-24">
        <h2 className="text-balance font-semibold text-2xl">把账号交出去之前</h2>
        <Questions list={BOOST_QUESTIONS} />
      </section>
      <DownloadBand brand={brand} app={app} words="目标段位定好了？装上 App 就开打" />
    </main>
  );
}
