import { hasPlace } from "@storefront/brands/assortment";
import { rootLanding } from "@storefront/brands/pages";
import type { Brand, LandingKind } from "@storefront/brands/types";
import type { Metadata } from "next";
import { pageMetadata } from "./page-metadata";

interface Words {
  /** Follows the brand's name in the page's heading. */
  heading: string;
  /** The traded kinds, the brand's focus first. */
  offer: string;
}

const DEFAULT_WORDS: Words = { heading: "游戏交易", offer: "游戏账号、卡密与道具交易" };
const WORDS: Partial<Record<LandingKind, Words>> = {
  rent: { heading: " · 按小时租", offer: "按小时租游戏账号" },
  sell: { heading: " · 账号在售", offer: "游戏账号买卖" },
  value: { heading: " · 账号行情", offer: "游戏账号行情与买卖" },
  boost: { heading: " · 代练与交易", offer: "段位代练与代充" },
  mall: { heading: " · 卡密与点卡", offer: "点卡、礼包与卡密，自动发货" },
};

const wordsOf = (brand: Brand): Words => {
  const landing = rootLanding(brand);
  // A host without goods is about what its root page is about.
  if (!hasPlace(brand.assortment, {}))
    return { heading: "", offer: landing?.headline ?? brand.slogan };
  return (landing && WORDS[landing.kind]) ?? DEFAULT_WORDS;
};

/** "密马游戏交易", "火山租号 · 按小时租": the heading of a brand's home page. */
export const homeHeading = (brand: Brand): string => brand.name + wordsOf(brand).heading;

/** Metadata of the home page. */
export function homeMetadata(brand: Brand): Metadata {
  return pageMetadata(brand, {
    path: "/index",
    title: `${brand.name} - ${wordsOf(brand).offer}`,
    description: brand.slogan,
    mobile: "",
  });
}
