import type { Metadata } from "next";
import { NEUTRAL } from "@/brands";
import type { Brand } from "@/brands/types";
import { mobileSiteOf } from "@/lib/brand-sites";
import { originOf } from "./site";

interface Page {
  /** On the brand's host, as the canonical address has it. */
  path: string;
  /** Whole, as the browser shows it; or what stands before the brand's name. */
  title: string | { beforeBrand: string };
  description: string;
  /** The page's counterpart, behind the mobile site's base address; null where it has none. */
  mobile: string | null;
  /** The picture of what the page is about; without one it is shared with the brand's. */
  picture?: { url: string; alt: string } | undefined;
  type?: "website" | "profile";
}

/**
 * What a page says of itself to search engines and link previews (product §13): title, description,
 * canonical, Open Graph, and for Baidu the mobile page.
 * @param brand whose page it is: the canonical address is on that brand's host, on every host that shows it
 */
export function pageMetadata(brand: Brand, page: Page): Metadata {
  const { path, title, description, mobile, type = "website" } = page;
  // An unknown host is no place to send anybody to, and has no picture of its own.
  const known = brand !== NEUTRAL;
  const url = originOf(brand) + path;
  const mobileUrl = mobile === null ? null : mobileSiteOf(brand) + mobile;
  const shared = known ? { url: `${originOf(brand)}/share.png`, ...SHARE_SIZE } : undefined;
  const picture = page.picture ?? shared;
  const whole = typeof title === "string";
  return {
    title: whole ? { absolute: title } : title.beforeBrand,
    description,
    alternates: {
      ...(known ? { canonical: url } : {}),
      ...(known && mobileUrl ? { media: { "only screen and (max-width: 640px)": mobileUrl } } : {}),
    },
    openGraph: {
      type,
      siteName: brand.name,
      locale: "zh_CN",
      title: whole ? title : title.beforeBrand,
      description,
      ...(known ? { url } : {}),
      ...(picture ? { images: [picture] } : {}),
    },
    ...(mobileUrl ? { other: { "mobile-agent": `format=html5; url=${mobileUrl}` } } : {}),
  };
}

/** Of the picture that stands beside a shared link, pixels. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;
