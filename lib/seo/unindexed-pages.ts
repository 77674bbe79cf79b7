import type { Brand } from "@storefront/brands/types";
import type { Metadata } from "next";
import { ACCOUNT_PAGES, type AccountPage } from "@/lib/addresses/account-pages";
import { COMPARE_PATH } from "@/lib/addresses/compare-address";
import { pageMetadata } from "./page-metadata";

/** Metadata of an account page: private and not indexed. */
export function accountMetadata(page: AccountPage): Metadata {
  return { title: ACCOUNT_PAGES[page].name, robots: { index: false, follow: false } };
}

/** Metadata of the page of one order. */
export const orderMetadata: Metadata = { ...accountMetadata("orders"), title: "订单详情" };

/** Metadata of the comparison. Not indexed: its listings have pages of their own. */
export function compareMetadata(brand: Brand): Metadata {
  const metadata = pageMetadata(brand, {
    path: COMPARE_PATH,
    title: { beforeBrand: "商品对比" },
    description: `在${brand.name}把最多四件商品放在一起比：价格、属性、卖家与保障，不同的地方一眼看到。`,
    mobile: null,
  });
  return { ...metadata, robots: { index: false, follow: true } };
}
