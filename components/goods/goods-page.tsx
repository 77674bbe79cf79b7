import { Breadcrumbs } from "@/components/chrome/breadcrumbs";
import { goodsAddress } from "@/lib/addresses/goods-address";
import { isSoldOut } from "@/lib/goods/buy-action";
import type { GoodsView, RecommendedView } from "@/lib/goods/goods-view";
import { priceShown, priceText } from "@/lib/goods/price-shown";
import { goodsCrumbs } from "@/lib/seo/game-crumbs";
import { AccountPanel } from "./account-panel";
import { AppNotice } from "./app-notice";
import { BuyBox } from "./buy-box";
import { CollectButton } from "./collect-button";
import { CouponRow } from "./coupon-row";
import { Gallery } from "./gallery";
import { GoneBadge } from "./gone-badge";
import { GoodsFigures } from "./goods-figures";
import { GoodsHeading } from "./goods-heading";
import { GoodsSections } from "./goods-sections";
import { ListingFacts } from "./listing-facts";
import { PromotionList } from "./promotion-list";
import { RecentSales } from "./recent-sales";
import { SellerCard } from "./seller-card";
import { ServiceRows } from "./service-rows";
import { ShareButton } from "./share-button";
import { SimilarGoods } from "./similar-goods";
import { SoldOutNote } from "./sold-out-note";
import { VisitorGoodsLoader } from "./visitor-goods-loader";

interface Props {
  goods: GoodsView;
  /** Text of the download QR code, for goods sold only in the app. */
  downloadUrl?: string | undefined;
  /** Alternatives, when the goods are unavailable. */
  similar?: readonly RecommendedView[];
  /** URL of the brand's external mall, if it has one. */
  mallUrl?: string | undefined;
  /** The order is placed on the phone (product §10.22). */
  orderOnPhone?: boolean;
}

/** The goods page: gallery, facts and seller side by side, the sections below (product §2 Goods detail screen). */
export function GoodsPage({
  goods,
  similar = [],
  mallUrl,
  downloadUrl,
  orderOnPhone = false,
}: Props) {
  const { goodsId } = goods.trade;
  const pictures = goods.pictures.map((picture) => picture.url);
  return (
    <main id="main" className="pb-16">
      <div className="bg-white pb-10">
        <div className="container-page">
          <Breadcrumbs crumbs={goodsCrumbs(goods, goodsAddress(goodsId))} />
          <div className="flex items-start gap-5 print:flex-wrap narrow:grid narrow:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] narrow:gap-6 small:grid-cols-1 small:gap-5">
            <div className="w-[440px] shrink-0 print:w-[200px] narrow:w-auto">
              <Gallery
                name={goods.name}
                pictures={pictures}
                texts={goods.pictures.map((picture) => picture.alt)}
                gone={<GoneBadge trade={goods.trade} />}
              />
              <div className="mt-4 flex h-8 items-center gap-6 text-sm print:hidden narrow:h-auto narrow:min-h-8 narrow:flex-wrap narrow:gap-y-1">
                <CollectButton goodsId={goodsId} collects={goods.collects} />
                <ShareButton
                  goods={{
                    goodsId,
                    name: goods.name,
                    picture: pictures[0] ?? null,
                    price: priceText(priceShown(goods.trade, null)),
                  }}
                  rewardFen={goods.shareRewardFen}
                />
              </div>
              <ListingFacts goods={goods} />
              <RecentSales lines={goods.recentSales} />
            </div>
            <div className="min-w-0 flex-1 narrow:w-auto">
              <GoodsHeading goods={goods} />
              <BuyBox
                trade={goods.trade}
                goodsName={goods.name}
                picture={pictures[0] ?? ""}
                phoneLink={goods.phoneLink}
                figures={<GoodsFigures goods={goods} />}
                promotions={
                  <>
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
                  goods.personal ? <AccountPanel goods={goods} /> : <ServiceRows goods={goods} />
                }
                appNotice={downloadUrl === undefined ? null : <AppNotice url={downloadUrl} />}
                soldOutNote={<SoldOutNote goods={goods} />}
                orderOnPhone={orderOnPhone}
              />
              <noscript>
                <p className="mt-3 text-ink-2 text-sm">
                  浏览器没有启用
                  JavaScript，这里只能看。启用后就能下单，也可以在手机上打开这件商品。
                </p>
              </noscript>
            </div>
            <div className="w-[220px] shrink-0 wide:w-[280px] print:w-full narrow:col-span-full narrow:w-auto">
              <SellerCard goods={goods} mallUrl={mallUrl} />
            </div>
          </div>
          <SimilarGoods game={goods.game} goods={similar} />
        </div>
      </div>
      <GoodsSections goods={goods} />
      <VisitorGoodsLoader goodsId={goodsId} soldOut={isSoldOut(goods.trade)} />
    </main>
  );
}
