import type { Metadata } from "next";
import { NEUTRAL } from "@/brands";
import type { Brand } from "@/brands/types";
import { mobileSiteOf } from "@/lib/brand-sites";
import { originOf } from "./site";

interface Page {
  /** On the brand's host, as the canonical address has it. */
  path: string;
  /** Whole, as the browser shows it. */
  title: string;
  description: string;
  /** The page's counterpart, behind the mobile site's base address; null where it has none. */
  mobile: string | null;
}

/**
 * What a page says of itself to search engines and to whoever shows a shared link (design §5): title, description,
 * canonical, Open Graph, and for Baidu the mobile page.
 * @param brand whose page it is: the canonical address is on that brand's host, whatever the host that shows it
 */
export function pageMetadata(brand: Brand, { path, title, description, mobile }: Page): Metadata {
  const known = brand !== NEUTRAL;
  const url = originOf(brand) + path;
  const mobileUrl = mobile === null ? null : mobileSiteOf(brand) + mobile;
  return {
    title: { absolute: title },
    description,
    alternates: {
      ...(known ? { canonical: url } : {}),
      ...(known && mobileUrl ? { media: { "only screen and (max-width: 640px)": mobileUrl } } : {}),
    },
    openGraph: {
      type: "website",
      siteName: brand.name,
      locale: "zh_CN",
      title,
      description,
      ...(known ? { url, images: [{ url: `${originOf(brand)}/share.png`, ...SHARE_SIZE }] } : {}),
    },
    ...(mobileUrl ? { other: { "mobile-agent": `format=html5; url=${mobileUrl}` } } : {}),
  };
}

/** Of the picture that stands beside a shared link, pixels. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;
