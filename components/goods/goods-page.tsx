import { isRent, isSoldOut } from "@storefront/contract/listing/buy-action";
import type { ReactNode } from "react";
import { Breadcrumbs } from "@/components/chrome/breadcrumbs";
import { CompareButton } from "@/components/compare-choice/compare-button";
import { Words } from "@/components/ui/words";
import { goodsAddress, SIMILAR_GOODS } from "@/lib/addresses/goods-address";
import type { AppInfo } from "@/lib/app-info/read-app-info";
import { LUCKY_TICKER_MS } from "@/lib/constants";
import { alertName } from "@/lib/goods/alert-name";
import { COMPARED_KINDS } from "@/lib/goods/comparable";
import { decidingFacts } from "@/lib/goods/deciding-facts";
import { briefOfGoods } from "@/lib/goods/goods-brief";
import type { GoodsRow } from "@/lib/goods/goods-row";
import type { GoodsView, RecommendedView } from "@/lib/goods/goods-view";
import { pictureCaption } from "@/lib/goods/picture";
import { goodsCrumbs } from "@/lib/seo/game-crumbs";
import { AlertButton } from "./actions/alert-button";
import { CollectButton } from "./actions/collect-button";
import { GoneBadge } from "./actions/gone-badge";
import { ShareButton } from "./actions/share-button";
import { ComparisonTable } from "./facts/comparison-table";
import { FactFigures } from "./facts/fact-figures";
import { LazyTicker } from "./facts/lazy-ticker";
import { ReportButton } from "./facts/report-button";
import { Gallery } from "./gallery/gallery";
import { GoodsBuyBox } from "./goods-buy-box";
import { GoodsSections } from "./goods-sections";
import { RecommendedShelf } from "./others/recommended-shelf";
import { SellerCard } from "./seller/seller-card";
import { VisitorGoodsLoader } from "./visitor/visitor-goods-loader";

interface Props {
  goods: GoodsView;
  /** For goods sold only in the app. */
  app?: AppInfo | undefined;
  /** Alternatives, when the goods are unavailable. */
  similar?: readonly RecommendedView[];
  /** Listings to compare the goods with. */
  comparable?: readonly GoodsRow[];
  /** URL of the brand's external mall, if it has one. */
  mallUrl?: string | undefined;
  /** The order is placed on the phone (product §10.22). */
  orderOnPhone?: boolean;
}

/** The goods page: gallery, facts and seller side by side, the sections below (product §2 Goods detail screen). */
export function GoodsPage({
  goods,
  similar = [],
  comparable = [],
  mallUrl,
  app,
  orderOnPhone = false,
}: Props) {
  const { goodsId } = goods.trade;
  const brief = briefOfGoods(goods);
  const gone = isSoldOut(goods.trade);
  return (
    <main id="main" className="pb-16">
      <div className="bg-white pb-10">
        <div className="container-page">
          <Breadcrumbs crumbs={goodsCrumbs(goods, goodsAddress(goodsId))} />
          <div className="grid grid-cols-[400px_minmax(0,1fr)_220px] items-start gap-5 wide:grid-cols-[480px_minmax(0,1fr)_280px] print:grid-cols-[200px_minmax(0,1fr)] narrow:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] narrow:gap-6 small:grid-cols-1 small:gap-5">
            <div className="min-w-0">
              <GoodsGallery goods={goods} />
              <div className="mt-4 flex min-h-8 flex-wrap items-center gap-x-4 gap-y-1 text-sm print:hidden">
                <CollectButton goodsId={goodsId} collects={goods.collects} />
                <CompareButton goodsId={goodsId} />
                {gone && !isRent(goods.trade) ? null : (
                  <AlertButton
                    goodsId={goodsId}
                    alert="price"
                    name={alertName("price", goods.kind)}
                  />
                )}
                <ShareButton goods={brief} rewardFen={goods.shareRewardFen} />
              </div>
              <ListingFacts goods={goods} />
              <RecentSales lines={goods.recentSales} />
            </div>
            <div className="min-w-0">
              <GoodsHeading goods={goods} />
              <GoodsBuyBox goods={goods} app={app} orderOnPhone={orderOnPhone} />
              <noscript>
                <p className="mt-3 text-ink-2 text-sm">
                  浏览器没有启用
                  JavaScript，这里只能看。启用后就能下单，也可以在手机上打开这件商品。
                </p>
              </noscript>
            </div>
            <div className="min-w-0 print:col-span-full narrow:col-span-full">
              <SellerCard goods={goods} mallUrl={mallUrl} />
            </div>
          </div>
          {gone && comparable.length > 0 ? (
            <SimilarGoods game={goods.game}>
              <ComparisonTable goods={goods} others={comparable} />
            </SimilarGoods>
          ) : null}
          {similar.length > 0 ? (
            <SimilarGoods game={goods.game}>
              <RecommendedShelf goods={similar} />
            </SimilarGoods>
          ) : null}
        </div>
      </div>
      <GoodsSections goods={goods} comparable={gone ? [] : comparable} />
      <VisitorGoodsLoader goods={brief} soldOut={gone} />
    </main>
  );
}

function GoodsGallery({ goods }: Pick<Props, "goods">) {
  // Pictures of an account after the first are lists and reports.
  const hasSmallType = COMPARED_KINDS.includes(goods.kind);
  return (
    <Gallery
      name={goods.name}
      pictures={goods.pictures.map((picture) => picture.url)}
      texts={goods.pictures.map((picture) => picture.alt)}
      captions={goods.pictures.map(({ alt }, index) =>
        index > 0 && hasSmallType ? pictureCaption(alt, goods.game) : "",
      )}
      gone={<GoneBadge trade={goods.trade} isAccount={goods.personal} />}
    />
  );
}

/** Name (at most two lines, in full in the title attribute) and the figures that decide. */
function GoodsHeading({ goods }: { goods: GoodsView }) {
  return (
    <header>
      <h1
        title={goods.name}
        className="wrap-anywhere line-clamp-2 break-keep font-semibold text-ink text-lg [unicode-bidi:isolate] narrow:line-clamp-3 small:line-clamp-5"
      >
        <Words text={goods.name} />
      </h1>
      <FactFigures facts={decidingFacts(goods)} />
    </header>
  );
}

/** Number and listing time of the goods, with the report button. */
function ListingFacts({ goods }: { goods: GoodsView }) {
  return (
    <p className="figures mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-2 text-xs print:text-sm">
      <span>商品编号 {goods.trade.goodsId}</span>
      {goods.listedOn === "" ? null : <span>上架时间 {goods.listedOn}</span>}
      <span className="print:hidden">
        <ReportButton goodsId={goods.trade.goodsId} />
      </span>
    </p>
  );
}

/** The lucky ticker: recent buyers of these goods, one after another (product §4 Tickers). */
function RecentSales({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <div className="@container mt-3 flex items-start gap-3 rounded-s bg-ground py-1.5 pr-2 pl-3 print:hidden narrow:flex-wrap narrow:gap-y-0 narrow:[&>:last-child]:min-w-56">
      <span className="shrink-0 font-medium text-primary-strong text-xs leading-6">最近成交</span>
      <LazyTicker label="最近成交" lines={lines} everyMs={LUCKY_TICKER_MS} />
    </div>
  );
}

/** Available listings of the same game, shown below an unavailable one. */
function SimilarGoods({ game, children }: { game: string; children: ReactNode }) {
  return (
    <section
      aria-labelledby={SIMILAR_GOODS}
      className="mt-8 border-line border-t pt-6 print:hidden"
    >
      <h2 id={SIMILAR_GOODS} className="mb-4 font-semibold text-lg">
        「<bdi>{game}</bdi>」还有这些在卖
      </h2>
      {children}
    </section>
  );
}
