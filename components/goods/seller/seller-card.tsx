import { enterShopAddress } from "@/lib/addresses/shop-address";
import { formatCount } from "@/lib/format/count";
import type { GoodsView } from "@/lib/goods/goods-view";
import { GoodsPicture } from "../../listing/goods-picture";
import { SellerBadges } from "../../listing/seller-badges";
import { SellerStars } from "../../listing/seller-stars";
import { RecommendedList } from "../others/recommended-list";
import { ContactSeller } from "./contact-seller";
import { SellerFigures } from "./seller-figures";

/** Number of the seller's other goods shown in the card. */
export const IN_CARD = 3;

interface Props {
  goods: GoodsView;
  /** URL of the brand's external mall, if it has one; 进店 links to it. */
  mallUrl: string | undefined;
}

/** The seller: badges, score, counts and other goods (product §2 Goods detail). */
export function SellerCard({ goods, mallUrl }: Props) {
  const { seller, shopApi } = goods;
  return (
    <section
      aria-label="卖家"
      className="rounded-m border border-line bg-white narrow:flex narrow:flex-wrap narrow:items-center narrow:gap-x-8 narrow:gap-y-4 narrow:bg-linear-to-r narrow:from-tint narrow:to-white narrow:to-60% narrow:p-5 small:p-4"
    >
      <div className="rounded-t-m bg-linear-to-b from-tint to-white px-4 pt-5 text-center narrow:grid narrow:flex-1 narrow:grid-cols-[auto_1fr] narrow:content-center narrow:gap-x-4 narrow:bg-none narrow:p-0 narrow:text-left small:basis-full">
        <GoodsPicture
          url={seller.avatar}
          alt=""
          size={64}
          className="mx-auto rounded-full border-2 border-white shadow-card narrow:row-span-3 narrow:self-center"
        />
        <h2 className="wrap-anywhere mt-2 line-clamp-2 font-semibold text-base narrow:mt-0">
          <bdi>{seller.nickname}</bdi>
        </h2>
        <p className="mt-1 flex flex-wrap justify-center gap-1.5 empty:hidden narrow:justify-start">
          <SellerBadges seller={seller} />
        </p>
        <p className="mt-2 flex items-center justify-center gap-2 narrow:mt-1 narrow:justify-start">
          <SellerStars score={seller.score} />
        </p>
      </div>
      <dl className="figures mx-4 mt-3 grid grid-cols-2 divide-x divide-line border-line border-t py-3 text-center narrow:m-0 narrow:border-0 narrow:p-0 small:min-w-32 small:flex-1">
        <Count name="在售" value={seller.selling} />
        <Count name="总销量" value={seller.sold} />
      </dl>
      <SellerFigures figures={seller.figures} />
      <div className="mx-4 mb-4 grid auto-cols-fr grid-flow-col gap-2 print:hidden narrow:m-0 narrow:w-56 small:w-auto small:min-w-48 small:flex-1">
        <ContactSeller goodsId={goods.trade.goodsId} phoneLink={goods.phoneLink} />
        {seller.userId === 0 ? null : (
          <a
            href={enterShopAddress({ userId: seller.userId, api: shopApi }, mallUrl)}
            className="grid h-9 place-items-center rounded-s border border-primary text-primary-strong transition-colors hover:bg-primary hover:text-white"
          >
            进店
          </a>
        )}
      </div>
      {seller.profile === "" ? null : (
        <div className="mx-4 border-line border-t py-3 narrow:m-0 narrow:basis-full narrow:pb-0">
          <p className="wrap-anywhere line-clamp-3 text-ink-2 text-xs">
            <bdi>{seller.profile}</bdi>
          </p>
        </div>
      )}
      {seller.recommended.length === 0 ? null : (
        <div
          id="recommended"
          className="mx-4 border-line border-t pt-3 pb-4 print:hidden narrow:m-0 narrow:basis-full narrow:pb-0"
        >
          <h3 className="mb-3 font-medium text-sm">店主推荐</h3>
          <RecommendedList goods={seller.recommended.slice(0, IN_CARD)} />
        </div>
      )}
    </section>
  );
}

function Count({ name, value }: { name: string; value: number }) {
  return (
    <div className="flex flex-col-reverse narrow:px-5">
      <dt className="text-ink-2 text-xs">{name}</dt>
      <dd className="font-medium text-base">{formatCount(value)}</dd>
    </div>
  );
}
