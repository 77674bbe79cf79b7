import { isSoldOut } from "@/lib/goods/buy-action";
import type { GoodsView } from "@/lib/goods/goods-view";
import { services } from "@/lib/goods/promises";
import { AssuranceCard } from "./assurance-card";
import { DetailSection } from "./detail-section";
import { GuaranteeSection } from "./guarantee-section";
import { ProcessSection } from "./process-section";
import { RecommendedCards, ROWS } from "./recommended-cards";
import { ReviewsSection } from "./reviews-section";
import { SectionTabs } from "./section-tabs";
import { IN_CARD } from "./seller-card";

/** Below the facts: the tab bar, its sections, and more of the seller's goods beside them. */
export function GoodsSections({ goods }: { goods: GoodsView }) {
  const offered = services(goods);
  const sections = [
    { id: "detail", title: "商品详情" },
    ...(goods.process.length > 0 ? [{ id: "process", title: "交易流程" }] : []),
    { id: "reviews", title: "评价" },
    ...(offered.length > 0 ? [{ id: "guarantee", title: "保障" }] : []),
  ];
  const more = goods.seller.recommended.slice(IN_CARD, IN_CARD + 3);
  return (
    <>
      <SectionTabs sections={sections} buyable={!isSoldOut(goods.trade)} />
      <div className="container-page mt-5 flex items-start gap-5 [&_:is(a,button)]:scroll-mt-16 narrow:flex-col narrow:items-stretch">
        <div className="min-w-0 flex-1 space-y-5">
          <DetailSection goods={goods} />
          <ProcessSection process={goods.process} />
          <ReviewsSection goods={goods} />
          <GuaranteeSection services={offered} />
        </div>
        {/* Goes along with a long description where the window is high enough to show it whole. */}
        <aside
          aria-label="更多"
          className="top-[76px] w-[220px] shrink-0 space-y-5 print:hidden narrow:static! narrow:w-auto [@media(min-height:960px)]:sticky"
        >
          <AssuranceCard services={offered} />
          {more.length === 0 ? null : (
            <section
              aria-labelledby="more-title"
              className="rounded-m bg-white p-4 shadow-card narrow:px-6 small:px-4"
            >
              <h2 id="more-title" className="mb-3 font-medium text-sm">
                这家店还在卖
              </h2>
              <ul className={`space-y-5 ${ROWS}`}>
                <RecommendedCards goods={more} size={188} />
              </ul>
            </section>
          )}
        </aside>
      </div>
    </>
  );
}
