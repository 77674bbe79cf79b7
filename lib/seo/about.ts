import { allBrands } from "@storefront/brands";
import type { Brand } from "@storefront/brands/types";
import type { Metadata } from "next";
import { pageMetadata } from "./page-metadata";

/** Whether `/about`, the page of bag resale (product §1), belongs to the brand. It is served on every host. */
export function hasAboutPage({ landings }: Brand): boolean {
  return landings.some(({ kind }) => kind === "bag");
}

/** Returns the brand that owns `/about`: the one that sells bags, or else the host's. */
export function aboutOwner(host: Brand): Brand {
  return hasAboutPage(host) ? host : (allBrands().find(hasAboutPage) ?? host);
}

/** Metadata of the about page; its canonical address is on its owner's host. */
export function aboutMetadata(owner: Brand): Metadata {
  return pageMetadata(owner, {
    path: "/about",
    title: `关于${owner.name} · 二手箱包鉴定与寄卖`,
    description:
      "一只包要过六道眼：称重量尺、灯下看皮、数针脚、拆五金，两位鉴定师各写结论。寄卖六步，你只拍照和定价。",
    mobile: null,
  });
}
