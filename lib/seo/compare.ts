import type { Brand } from "@storefront/brands/types";
import type { Metadata } from "next";
import { COMPARE_PATH } from "@/lib/addresses/compare-address";
import { pageMetadata } from "./page-metadata";

/** Metadata of the comparison, which is not indexed: its listings have pages of their own. */
export function compareMetadata(brand: Brand): Metadata {
  const metadata = pageMetadata(brand, {
    path: COMPARE_PATH,
    title: { beforeBrand: "商品对比" },
    description: `在${brand.name}把最多四件商品放在一起比：价格、属性、卖家与保障，不同的地方一眼看到。`,
    mobile: null,
  });
  return { ...metadata, robots: { index: false, follow: true } };
}
