import { themeStyle } from "@/components/brand/theme-style";
import { RENT_QUESTIONS } from "./copy/rent";
import { DownloadBand } from "./download-band";
import type { LandingProps } from "./landing-props";
import { Questions } from "./questions";
import { RentEvening } from "./rent/evening";
import { RentHero } from "./rent/hero";
import { RentReceipt } from "./rent/receipt";
import { RentShelf } from "./rent/shelf";

/** 租号: an evening by the clock. Dark ground, embers, hours. */
export function RentLanding({ brand, landing, app, market }: LandingProps) {
  return (
    <main id="main" style={themeStyle(brand.theme)} className="bg-white text-ink">
      <RentHero brand={brand} landing={landing} app={app} market={market} />
      <RentEvening />
      <RentShelf market={market} />
      <RentReceipt />
      <section className="container-page py-24">
        <h2 className="text-center font-semibold text-xl">租之前想清楚</h2>
        <div className="mx-auto mt-10 w-[840px]">
          <Questions list={RENT_QUESTIONS} />
        </div>
      </section>
      <DownloadBand brand={brand} app={app} words="今晚几点上号？" />
    </main>
  );
}
