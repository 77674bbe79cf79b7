import { NEUTRAL } from "@storefront/brands";
import { ownerOfListing } from "@storefront/brands/owner";
import type { Brand } from "@storefront/brands/types";
import { isRent, isSoldOut } from "@storefront/contract/listing/buy-action";
import { priceShown } from "@storefront/contract/listing/price-shown";
import { fenToYuan } from "@storefront/contract/money";
import { goodsAddress } from "@/lib/addresses/goods-address";
import { originOf } from "@/lib/brand-sites";
import { listingOfGoods } from "@/lib/goods/assorted-listing";
import type { GoodsView } from "@/lib/goods/goods-view";
import { pictureAsPng } from "@/lib/goods/picture";
import { goodsCrumbs } from "@/lib/seo/game-crumbs";
import { breadcrumbData } from "./breadcrumb-data";
import { goodsDescription } from "./goods-summary";
import { offerTerms, reviewData } from "./offer-terms";

/** Product with Offer and AggregateRating, and BreadcrumbList, with the values that the page shows. */
export function goodsStructuredData(brand: Brand, goods: GoodsView): object {
  const origin = originOf(brand);
  const owner = brand === NEUTRAL ? brand : (ownerOfListing(listingOfGoods(goods)) ?? brand);
  const url = originOf(owner) + goodsAddress(goods.trade.goodsId);
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "Product",
        "@id": `${url}#product`,
        name: goods.name,
        description: goodsDescription(goods),
        sku: String(goods.trade.goodsId),
        url,
        ...(goods.game === "" ? {} : { category: goods.game }),
        ...(goods.pictures.length === 0
          ? {}
          : { image: goods.pictures.map((it) => new URL(pictureAsPng(it.url), origin).href) }),
        ...offers(goods, url),
        ...ratingData(goods),
        ...reviewData(goods.comments),
      },
      breadcrumbData(origin, goodsCrumbs(goods, goodsAddress(goods.trade.goodsId))),
    ],
  };
}

/** No offer without a price. A listing with several specs has a range, starting at the price marked 起. */
function offers(goods: GoodsView, url: string): object {
  const { trade, seller } = goods;
  const { fen, from } = priceShown(trade, null);
  if (fen === null) return {};
  const common = {
    url,
    priceCurrency: "CNY",
    price: fenToYuan(fen),
    availability: `https://schema.org/${isSoldOut(trade) ? "OutOfStock" : "InStock"}`,
    seller: { "@type": "Organization", name: seller.nickname },
    ...(isRent(trade) ? hourly(fen) : {}),
    ...offerTerms(goods),
  };
  if (!from || trade.specs.length === 0) return { offers: { "@type": "Offer", ...common } };
  const all = trade.specs.map((spec) => priceShown(trade, spec).fen ?? fen);
  return {
    offers: {
      "@type": "AggregateOffer",
      ...common,
      lowPrice: fenToYuan(fen),
      highPrice: fenToYuan(Math.max(fen, ...all)),
      offerCount: trade.specs.length,
    },
  };
}

/** A rental is leased, not sold, and its price is per hour. */
function hourly(fen: number): object {
  return {
    businessFunction: "http://purl.org/goodrelations/v1#LeaseOut",
    priceSpecification: {
      "@type": "UnitPriceSpecification",
      price: fenToYuan(fen),
      priceCurrency: "CNY",
      unitCode: "HUR",
    },
  };
}

function ratingData({ rating, commentTotal }: GoodsView): object {
  if (rating === null) return {};
  return {
    aggregateRating: {
      "@type": "AggregateRating",
      ratingValue: rating.mean,
      bestRating: 5,
      worstRating: 1,
      ratingCount: rating.count,
      reviewCount: commentTotal,
    },
  };
}

/** JSON for a data block, escaped so that nothing can end the block or start a comment in it. */
export function dataBlock(value: object): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
