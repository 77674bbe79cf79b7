import { NEUTRAL } from "@storefront/brands";
import type { Brand } from "@storefront/brands/types";
import type { Metadata } from "next";
import { mobileSiteOf, originOf } from "@/lib/brand-sites";
import { carryBrand } from "@/lib/routing/carried-brand";

interface SharedPicture {
  url: string;
  alt: string;
  /** Pixels; `SHARE_SIZE` is shown large. */
  width?: number;
  height?: number;
}

interface Page {
  /** Canonical path on the brand's host. */
  path: string;
  /** The complete title, or the part before the brand's name. */
  title: string | { beforeBrand: string };
  description: string;
  /** The page's counterpart, relative to the mobile site's base address; null when it has none. */
  mobile: string | null;
  /** Preview picture of the page; undefined: the brand's. */
  picture?: SharedPicture | undefined;
  type?: "website" | "profile";
  /** The brand on whose host the canonical address is; undefined: the brand itself. */
  owner?: Brand | undefined;
}

type Twitter = NonNullable<Metadata["twitter"]>;

/**
 * Metadata of a page for search engines and link previews (product §13): title, description, canonical, Open Graph, and
 * the mobile page for Baidu.
 * @param brand names the page, regardless of the host that shows it
 */
export function pageMetadata(brand: Brand, page: Page): Metadata {
  const { path, title, description, mobile, type = "website", owner = brand } = page;
  // An unknown host must not be linked to, and has no picture.
  const known = brand !== NEUTRAL;
  const url = originOf(owner) + path;
  const mobileUrl = mobile === null ? null : mobileSiteOf(brand) + carryBrand(brand, mobile);
  const shared = known ? { url: `${originOf(brand)}/share.png`, ...SHARE_SIZE } : undefined;
  const picture = page.picture ?? shared;
  const isComplete = typeof title === "string";
  return {
    title: isComplete ? { absolute: title } : title.beforeBrand,
    description,
    alternates: {
      ...(known ? { canonical: url } : {}),
      ...(known && mobileUrl ? { media: { "only screen and (max-width: 640px)": mobileUrl } } : {}),
    },
    openGraph: {
      type,
      siteName: brand.name,
      locale: "zh_CN",
      title: isComplete ? title : title.beforeBrand,
      description,
      ...(known ? { url } : {}),
      ...(picture ? { images: [picture] } : {}),
    },
    ...(picture ? { twitter: twitterCard(picture) } : {}),
    ...(mobileUrl ? { other: { "mobile-agent": `format=html5; url=${mobileUrl}` } } : {}),
  };
}

/** Title and description are taken from Open Graph. */
function twitterCard({ url, width, alt }: Partial<SharedPicture> & { url: string }): Twitter {
  const card = width === SHARE_SIZE.width ? "summary_large_image" : "summary";
  return { card, images: [{ url, ...(alt === undefined ? {} : { alt }) }] };
}

/** Size of the preview picture of a shared link, in pixels. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;
