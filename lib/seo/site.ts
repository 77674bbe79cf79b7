import { NEUTRAL } from "@storefront/brands";
import type { Brand } from "@storefront/brands/types";
import type { Metadata } from "next";
import { env } from "@/lib/env";

/** Returns the brand's canonical origin: the operator's host, else the first of its own. */
export function originOf(brand: Brand): string {
  const assigned = env().brandHosts.find((pair) => pair.brand === brand.key)?.host;
  return `https://${assigned ?? brand.hosts[0] ?? "localhost"}`;
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
    ...(brand === NEUTRAL ? { robots: { index: false, follow: false } } : {}),
  };
}
