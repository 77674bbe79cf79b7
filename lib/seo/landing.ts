import type { Brand, Landing } from "@storefront/brands/types";
import type { Metadata } from "next";
import { isHostPage } from "@/lib/landing/host-pages";
import { agreementSubline, isHostAgreement } from "@/lib/legal/legal-page";
import { pageMetadata } from "./page-metadata";

/**
 * Metadata of a landing page, whose canonical address is on its owner's host (product §10.5). Agreements of the host
 * itself, and pages about it, have its name.
 */
export function landingMetadata(owner: Brand, landing: Landing, host = owner): Metadata {
  const { route, kind } = landing;
  const subject = isHostAgreement(route) ? host : owner;
  const title = isHostAgreement(route)
    ? `${landing.title} - ${host.name}`
    : isHostPage(route)
      ? landing.title.replaceAll(owner.name, host.name)
      : landing.title;
  return pageMetadata(owner, {
    path: route,
    title,
    description: kind === "legal" ? agreementSubline(subject, landing) : landing.subline,
    mobile: kind === "legal" ? null : "",
  });
}
