import { NEUTRAL } from "@storefront/brands";
import type { Brand, Verification } from "@storefront/brands/types";
import type { Metadata } from "next";
import { originOf } from "@/lib/brand-sites";

/** Names of the meta tags in which search engines look for their codes; Next has a name of its own for Google's. */
const VERIFICATION_TAGS = {
  baidu: "baidu-site-verification",
  so360: "360-site-verification",
  sogou: "sogou_site_verification",
  bing: "msvalidate.01",
} as const;

function verificationTags({ google, ...others }: Verification): Metadata["verification"] {
  const tags = Object.entries(VERIFICATION_TAGS).flatMap(([engine, tag]) => {
    const code = others[engine as keyof typeof VERIFICATION_TAGS];
    return code === undefined ? [] : [[tag, code] as const];
  });
  return { ...(google === undefined ? {} : { google }), other: Object.fromEntries(tags) };
}

/** Metadata of every page of a brand; pages add title, description and canonical (product §13). */
export function siteMetadata(brand: Brand): Metadata {
  return {
    metadataBase: new URL(originOf(brand)),
    title: { default: brand.name, template: `%s - ${brand.name}` },
    description: brand.slogan,
    applicationName: brand.name,
    icons: {
      icon: { url: "/icon.svg", type: "image/svg+xml" },
      apple: { url: "/apple-touch-icon.png", sizes: "180x180", type: "image/png" },
    },
    manifest: "/manifest.webmanifest",
    openGraph: { siteName: brand.name, locale: "zh_CN", type: "website" },
    formatDetection: { telephone: false, email: false, address: false },
    other: { "applicable-device": "pc" },
    ...(brand.verification ? { verification: verificationTags(brand.verification) } : {}),
    ...(brand === NEUTRAL ? { robots: { index: false, follow: false } } : {}),
  };
}
