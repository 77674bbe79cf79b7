import type { Brand } from "@storefront/brands/types";
import type { Metadata } from "next";
import { PLAIN_VIEW } from "@/lib/addresses/list-view";
import { SEARCH_PATH } from "@/lib/addresses/search-query";
import { type SearchRequest, searchHref } from "@/lib/addresses/search-view";
import { type Crumb, HOME_CRUMB } from "./breadcrumb-data";
import { pageMetadata } from "./page-metadata";

/** Metadata of the search results: not indexed, but its links are followed. */
export function searchMetadata(brand: Brand, { q }: SearchRequest): Metadata {
  const metadata = pageMetadata(brand, {
    path: SEARCH_PATH,
    title: { beforeBrand: q === "" ? "搜索商品" : `${q} - 搜索` },
    description: `在${brand.name}按游戏、区服、皮肤名、拼音首字母或商品编号搜索账号、卡密、代充与代练。`,
    mobile: null,
  });
  return { ...metadata, robots: { index: false, follow: true } };
}

/** 首页 › 搜索 › the query. */
export function searchCrumbs({ q }: SearchRequest): Crumb[] {
  const start = { name: "搜索", href: SEARCH_PATH };
  if (q === "") return [HOME_CRUMB, start];
  return [
    HOME_CRUMB,
    start,
    { name: q, href: searchHref({ q, kind: undefined, view: PLAIN_VIEW }) },
  ];
}
