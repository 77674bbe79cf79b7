import { services } from "@storefront/contract/listing/promises";
import type { GoodsRow } from "@/lib/goods/goods-row";
import type { GoodsView } from "@/lib/goods/goods-view";
import { ComparisonTable } from "./facts/comparison-table";
import { GuaranteeSection } from "./facts/guarantee-section";
import { PageSection } from "./facts/page-section";
import { RecommendedShelf } from "./others/recommended-shelf";
import { ReviewsSection } from "./reviews/reviews-section";
import { DetailSection } from "./sections/detail-section";
import { ProcessSection } from "./sections/process-section";
import { SectionTabs } from "./sections/section-tabs";
import { IN_CARD } from "./seller/seller-card";

interface Props {
  goods: GoodsView;
  comparable: readonly GoodsRow[];
}

/** Below the facts: the tab bar and its sections. In a wide window the shorter ones stand in a column of their own. */
export function GoodsSections({ goods, comparable }: Props) {
  const offered = services(goods);
  const sections = [
    { id: "detail", title: "商品详情" },
    ...(comparable.length > 0 ? [{ id: "compare", title: "同类对比" }] : []),
    { id: "reviews", title: "评价" },
    ...(goods.process.length > 0 ? [{ id: "process", title: "交易流程" }] : []),
    ...(offered.length > 0 ? [{ id: "guarantee", title: "保障" }] : []),
  ];
  const more = goods.seller.recommended.slice(IN_CARD);
  return (
    <>
      <SectionTabs sections={sections} />
      <div className="container-page mt-5 space-y-5 wide:flex wide:items-start wide:gap-5 wide:space-y-0 [&_:is(a,button,summary)]:scroll-mt-16">
        <div className="space-y-5 wide:min-w-0 wide:flex-1">
          <DetailSection goods={goods} />
          {comparable.length === 0 ? null : (
            <PageSection id="compare" title="同类对比">
              <ComparisonTable goods={goods} others={comparable} />
            </PageSection>
          )}
          <ReviewsSection goods={goods} />
        </div>
        <div className="space-y-5 empty:hidden wide:w-[400px] wide:shrink-0">
          <ProcessSection process={goods.process} />
          <GuaranteeSection services={offered} />
          {more.length === 0 ? null : (
            <PageSection id="more" title="这家店还在卖">
              <div className="print:hidden">
                <RecommendedShelf goods={more} beside />
              </div>
            </PageSection>
          )}
        </div>
      </div>
    </>
  );
}
