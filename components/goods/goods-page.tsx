import { isRent, isSoldOut } from "@storefront/contract/listing/buy-action";
import { nextReturnText } from "@storefront/contract/listing/next-return-text";
import { Breadcrumbs } from "@/components/chrome/breadcrumbs";
import { CompareButton } from "@/components/compare-choice/compare-button";
import { goodsAddress } from "@/lib/addresses/goods-address";
import type { AppInfo } from "@/lib/app-info/read-app-info";
import { activityEndText } from "@/lib/format/moment-text";
import { alertName } from "@/lib/goods/alert-name";
import { COMPARED_KINDS } from "@/lib/goods/comparable";
import { briefOfGoods } from "@/lib/goods/goods-brief";
import type { GoodsRow } from "@/lib/goods/goods-row";
import type { GoodsView, RecommendedView } from "@/lib/goods/goods-view";
import { pictureCaption } from "@/lib/goods/picture-caption";
import { goodsCrumbs } from "@/lib/seo/game-crumbs";
import { AlertButton } from "./actions/alert-button";
import { CollectButton } from "./actions/collect-button";
import { GoneBadge } from "./actions/gone-badge";
import { GoodsFigures } from "./actions/goods-figures";
import { ShareButton } from "./actions/share-button";
import { AppNotice } from "./buy/app-notice";
import { BuyBox } from "./buy/buy-box";
import { CouponRow } from "./coupons/coupon-row";
import { PromotionList } from "./coupons/promotion-list";
import { AccountPanel } from "./facts/account-panel";
import { ComparisonTable } from "./facts/comparison-table";
import { GoodsTags } from "./facts/goods-tags";
import { ListingFacts } from "./facts/listing-facts";
import { RecentSales } from "./facts/recent-sales";
import { ServiceRows } from "./facts/service-rows";
import { Gallery } from "./gallery/gallery";
import { GoodsBanner } from "./goods-banner";
import { GoodsHeading } from "./goods-heading";
import { GoodsSections } from "./goods-sections";
import { RecommendedShelf } from "./others/recommended-shelf";
import { SimilarGoods } from "./others/similar-goods";
import { ActivityEnd } from "./prices/activity-end";
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
  // Of accounts, the pictures after the first are lists and reports.
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

/** The buy box with the parts that the server renders. */
function GoodsBuyBox({
  goods,
  app,
  orderOnPhone,
}: Pick<Props, "goods" | "app"> & { orderOnPhone: boolean }) {
  const { goodsId } = goods.trade;
  return (
    <BuyBox
      trade={goods.trade}
      goodsName={goods.name}
      picture={goods.pictures[0]?.url ?? ""}
      phoneLink={goods.phoneLink}
      figures={<GoodsFigures goods={goods} />}
      activityEnd={
        goods.activityUntil === null ? null : (
          <ActivityEnd until={goods.activityUntil} text={activityEndText(goods.activityUntil)} />
        )
      }
      promotions={
        <>
          {goods.banner === "" || goods.personal ? null : <GoodsBanner text={goods.banner} />}
          <PromotionList goods={goods} />
          <CouponRow
            goodsId={goodsId}
            coupons={goods.coupons}
            gift={goods.gift}
            seller={{ nickname: goods.seller.nickname, avatar: goods.seller.avatar }}
          />
        </>
      }
      services={
        <>
          <GoodsTags game={goods.game} tags={goods.tags} feature={goods.feature} />
          {goods.personal ? <AccountPanel goods={goods} /> : <ServiceRows goods={goods} />}
        </>
      }
      {...(isRent(goods.trade)
        ? { rentedText: nextReturnText(goods.trade.nextReturn, Date.now()) }
        : {})}
      appNotice={app === undefined ? null : <AppNotice app={app} />}
      stockAlert={
        goods.personal ? null : (
          <AlertButton
            goodsId={goodsId}
            alert="stock"
            name={alertName("stock", goods.kind)}
            large
          />
        )
      }
      personal={goods.personal}
      hasOthers={goods.seller.recommended.length > 0}
      orderOnPhone={orderOnPhone}
    />
  );
}
