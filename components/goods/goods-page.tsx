import { ResumeOffer } from "@/components/purchase/resume-offer";
import { isSoldOut } from "@/lib/goods/buy-action";
import type { GoodsView } from "@/lib/goods/goods-view";
import { Breadcrumb } from "./breadcrumb";
import { BuyBox } from "./buy-box";
import { CollectButton } from "./collect-button";
import { Gallery } from "./gallery";
import { GoodsFigures } from "./goods-figures";
import { GoodsHeading } from "./goods-heading";
import { GoodsSections } from "./goods-sections";
import { OwnGoodsSource } from "./own-goods-source";
import { PromotionList } from "./promotion-list";
import { SellerCard } from "./seller-card";
import { ServiceRows } from "./service-rows";
import { ShareButton } from "./share-button";
import { SoldOutNote } from "./sold-out-note";

/** The goods page: gallery, facts and seller side by side, the sections below (spec §2 Goods detail screen). */
export function GoodsPage({ goods }: { goods: GoodsView }) {
  const { goodsId } = goods.trade;
  const pictures = goods.pictures.map((picture) => picture.url);
  return (
    <main id="main" className="pb-16">
      <div className="bg-white pb-10">
        <div className="container-page">
          <Breadcrumb name={goods.name} />
          <div className="flex items-start gap-5">
            <div className="w-[440px] shrink-0">
              <Gallery name={goods.name} pictures={pictures} soldOut={isSoldOut(goods.trade)} />
              <div className="mt-4 flex h-8 items-center gap-6 text-sm">
                <CollectButton goodsId={goodsId} collects={goods.collects} />
                <ShareButton goodsId={goodsId} />
              </div>
            </div>
            <div className="w-[500px] shrink-0">
              <GoodsHeading goods={goods} />
              <BuyBox
                trade={goods.trade}
                goodsName={goods.name}
                picture={pictures[0] ?? ""}
                phoneLink={goods.phoneLink}
                figures={<GoodsFigures goods={goods} />}
                promotions={<PromotionList goods={goods} />}
                services={<ServiceRows goods={goods} />}
                soldOutNote={<SoldOutNote seller={goods.seller} />}
              />
            </div>
            <div className="w-[220px] shrink-0">
              <SellerCard seller={goods.seller} />
            </div>
          </div>
        </div>
      </div>
      <GoodsSections goods={goods} />
      <OwnGoodsSource goodsId={goodsId} />
      <ResumeOffer />
    </main>
  );
}
