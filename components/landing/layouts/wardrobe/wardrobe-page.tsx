import { loadReviews } from "@/lib/landing/load-reviews";
import { mixedByGame, rentals } from "@/lib/landing/rentals";
import { Closing } from "../../parts/closing";
import { HourCosts } from "../../parts/hour-costs";
import { Opening } from "../../parts/opening";
import { Pattern } from "../../parts/pattern";
import { ReviewQuotes } from "../../parts/review-quotes";
import type { LayoutProps } from "../layout-props";
import { PictureWall } from "./picture-wall";
import { RentOrBuy, rentOrBuyPairs } from "./rent-or-buy";
import { WearNotes } from "./wear-notes";

/** Prices of some hours, for games without accounts on sale. */
const COSTS = {
  title: "玩几个小时，一共多少钱",
  lead: "租金按小时算，押金另付，归还之后按规则退。",
  hours: [1, 3, 8],
} as const;

/** Accounts as pictures to wear for a night, compared with buying one. */
export async function WardrobePage({ layout, ...page }: LayoutProps<"wardrobe">) {
  const { storefront, landing } = page;
  const list = mixedByGame(rentals(storefront, layout.pick));
  const reviews = await loadReviews(storefront, ["租号"], landing.route);
  const pairs = rentOrBuyPairs(list, storefront);
  // A host that shows rentals only has nothing to compare them with.
  const compare =
    pairs.length > 0 ? (
      <RentOrBuy {...layout.compare} pairs={pairs} />
    ) : (
      <HourCosts {...COSTS} surface={layout.compare.surface} list={list} />
    );
  const half = layout.wall === "half";
  return (
    <>
      <section data-ground={layout.surface} className="relative overflow-hidden narrow:@container">
        {layout.pattern ? <Pattern name={layout.pattern} /> : null}
        <div
          className={`relative small:block ${half ? "grid grid-cols-2 narrow:grid-cols-[1fr_1fr]" : ""}`}
        >
          <div
            className={
              half
                ? "flex flex-col justify-center py-14 pr-14 pl-[max(40px,calc(50vw-600px))] narrow:pr-6 narrow:pl-6 small:px-6 small:py-10"
                : "container-page pt-14 pb-10 small:pt-10"
            }
          >
            <Opening page={page} kicker={layout.kicker} />
          </div>
          <PictureWall wall={layout.wall} tonight={layout.tonight} list={list} />
        </div>
      </section>
      {layout.compare.first ? compare : null}
      <WearNotes {...layout.notes} />
      {layout.compare.first ? null : compare}
      <ReviewQuotes title={layout.reviews} reviews={reviews} surface="white" />
      <Closing page={page} surface="deep" title={layout.closing} />
    </>
  );
}
