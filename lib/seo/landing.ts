import type { Metadata } from "next";
import type { Brand, Landing } from "@/brands/types";
import { agreementSubline, isEveryones } from "@/lib/legal/legal-page";
import { pageMetadata } from "./page-metadata";

/**
 * Metadata of a landing page; its address is on its owner's host (product §10.5). The agreements of
 * every host carry that host's name.
 */
export function landingMetadata(owner: Brand, landing: Landing, host = owner): Metadata {
  const { route, kind } = landing;
  const ownsText = isEveryones(route) ? host : owner;
  const title = isEveryones(route) ? `${landing.title} - ${host.name}` : landing.title;
  return pageMetadata(owner, {
    path: route,
    title,
    description: kind === "legal" ? agreementSubline(ownsText, landing) : landing.subline,
    mobile: kind === "legal" ? null : "",
  });
}
