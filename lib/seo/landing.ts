import type { Metadata } from "next";
import type { Brand, Landing } from "@/brands/types";
import { env } from "@/lib/env";
import { originOf } from "./site";

/** Title and description of a landing page, and the address on its owner's host, whatever the host (design §2.5). */
export function landingMetadata(owner: Brand, { route, title, subline }: Landing): Metadata {
  const address = originOf(owner) + route;
  return {
    title: { absolute: title },
    description: subline,
    ...(owner.hosts.length > 0
      ? { alternates: { canonical: address, media: mobileAlternate() } }
      : {}),
    other: mobileAgent(),
    openGraph: {
      title,
      description: subline,
      siteName: owner.name,
      locale: "zh_CN",
      type: "website",
      ...(owner.hosts.length > 0 ? { url: address } : {}),
    },
  };
}

/** What Baidu reads of the mobile site (design §5). */
export function mobileAgent(path = ""): Record<string, string> {
  return { "mobile-agent": `format=html5; url=${env().mobileSiteUrl}${path}` };
}

/** The mobile site as the alternate of a desktop page. */
export function mobileAlternate(path = ""): Record<string, string> {
  return { "only screen and (max-width: 640px)": `${env().mobileSiteUrl}${path}` };
}
