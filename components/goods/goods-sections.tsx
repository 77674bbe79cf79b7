import type { GoodsView } from "@/lib/goods/goods-view";
import { services } from "@/lib/goods/promises";
import { DetailSection } from "./detail-section";
import { GuaranteeSection } from "./guarantee-section";
import { PageSection } from "./page-section";
import { ProcessSection } from "./process-section";
import { GRID, RecommendedCards } from "./recommended-cards";
import { ReviewsSection } from "./reviews-section";
import { SectionTabs } from "./section-tabs";
import { IN_CARD } from "./seller-card";

/** Below the facts: the tab bar, its full-width sections, and more goods of the seller. */
export function GoodsSections({ goods }: { goods: GoodsView }) {
  const offered = services(goods);
  const sections = [
    { id: "detail", title: "商品详情" },
    ...(goods.process.length > 0 ? [{ id: "process", title: "交易流程" }] : []),
    { id: "reviews", title: "评价" },
    ...(offered.length > 0 ? [{ id: "guarantee", title: "保障" }] : []),
  ];
  const more = goods.seller.recommended.slice(IN_CARD);
  return (
    <>
      <SectionTabs sections={sections} />
      <div className="container-page mt-5 space-y-5 [&_:is(a,button,summary)]:scroll-mt-16">
        <DetailSection goods={goods} />
        <ProcessSection process={goods.process} />
        <ReviewsSection goods={goods} />
        <GuaranteeSection services={offered} />
        {more.length === 0 ? null : (
          <PageSection id="more" title="这家店还在卖">
            <ul className={`flex gap-5 print:hidden ${GRID}`}>
              <RecommendedCards goods={more} size={188} />
            </ul>
          </PageSection>
        )}
      </div>
    </>
  );
}
