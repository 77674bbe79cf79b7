import type { Metadata } from "next";
import type { Brand } from "@/brands/types";
import { mobileAgent, mobileAlternate } from "./landing";
import { originOf } from "./site";

/** What the home page says of itself. */
export function homeMetadata(brand: Brand): Metadata {
  return {
    title: { absolute: `${brand.name} - 游戏账号、租号、卡密与代练交易` },
    description: brand.slogan,
    other: mobileAgent(),
    ...(brand.hosts.length > 0
      ? { alternates: { canonical: `${originOf(brand)}/index`, media: mobileAlternate() } }
      : {}),
  };
}
