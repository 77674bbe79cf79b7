import { ownerOfShop } from "@storefront/brands/owner";
import type { Brand } from "@storefront/brands/types";
import type { Metadata } from "next";
import { goodsAddress } from "@/lib/addresses/goods-address";
import { shopAddress } from "@/lib/addresses/shop-address";
import { originOf } from "@/lib/brand-sites";
import { formatCount } from "@/lib/format/count";
import { pictureAsPng } from "@/lib/goods/picture";
import { truncateText } from "@/lib/goods/truncate-text";
import type { ShopPageView } from "@/lib/shop/load-shop.server";
import type { ShopView } from "@/lib/shop/shop-view";
import { pageMetadata } from "./page-metadata";

const TITLE_MAX = 30;
const DESCRIPTION_MAX = 140;

function summary({ seller, follow }: ShopView): string {
  const badges = [seller.selfOperated ? "自营" : "", seller.official ? "官方" : ""].filter(Boolean);
  const parts = [
    `${seller.nickname}${badges.length > 0 ? `（${badges.join("、")}）` : ""}`,
    `在售 ${formatCount(seller.selling)} 件，总销量 ${formatCount(seller.sold)}，${formatCount(follow.followers)} 人关注`,
    seller.profile,
  ];
  return truncateText(parts.filter((part) => part !== "").join("。"), DESCRIPTION_MAX);
}

/** Metadata of a shop that does not exist. */
export const SHOP_MISSING: Metadata = { title: "店铺不存在", robots: { index: false } };

/** Metadata of a shop's page for search engines and link previews (product §13). */
export function shopMetadata(brand: Brand, { shop, goods }: ShopPageView): Metadata {
  const title = `${truncateText(shop.seller.nickname, TITLE_MAX)}的店铺`;
  const picture = shop.seller.avatar ?? goods.rows[0]?.cover;
  return pageMetadata(brand, {
    path: shopAddress(shop.userId),
    title: { beforeBrand: title },
    description: summary(shop),
    mobile: `shop?userId=${shop.userId}`,
    picture: picture ? { url: pictureAsPng(picture), alt: title } : undefined,
    type: "profile",
    owner: ownerOfShop(shop.userId),
  });
}

/** ProfilePage with Organization, ItemList of its goods, and BreadcrumbList, with the values that the page shows. */
export function shopStructuredData(brand: Brand, { shop, goods }: ShopPageView): object {
  const origin = originOf(brand);
  const url = origin + shopAddress(shop.userId);
  const { seller, follow } = shop;
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "ProfilePage",
        "@id": `${url}#page`,
        url,
        mainEntity: {
          "@type": "Organization",
          "@id": `${url}#shop`,
          name: seller.nickname,
          url,
          ...(seller.profile === "" ? {} : { description: seller.profile }),
          ...(seller.avatar === null
            ? {}
            : { logo: new URL(pictureAsPng(seller.avatar), origin).href }),
          interactionStatistic: {
            "@type": "InteractionCounter",
            interactionType: "https://schema.org/FollowAction",
            userInteractionCount: follow.followers,
          },
        },
      },
      {
        "@type": "ItemList",
        numberOfItems: goods.total,
        itemListElement: goods.rows.map((row, index) => ({
          "@type": "ListItem",
          position: index + 1,
          name: row.name,
          url: origin + goodsAddress(row.id),
        })),
      },
      {
        "@type": "BreadcrumbList",
        itemListElement: [
          { "@type": "ListItem", position: 1, name: "首页", item: `${origin}/index` },
          { "@type": "ListItem", position: 2, name: seller.nickname, item: url },
        ],
      },
    ],
  };
}
