import "server-only";
import { safePicture } from "@storefront/contract/pictures/picture-address";
import { type EmbeddedPicture, sanitiseHtml } from "@storefront/platform/text/sanitise-html";
import { env } from "@/lib/env";
import { matchHost } from "@/lib/routing/host";

/**
 * Resolves a picture of the marketplace's media that a seller wrote as a path, or as a URL on the API's or one of our
 * hosts.
 * @returns its path below /media/, which all our hosts serve; null for anything else
 */
export function toMediaPath(src: string): string | null {
  if (src.startsWith("/")) return safePicture(src);
  if (!/^https?:\/\//i.test(src) || src.includes("\\") || !URL.canParse(src)) return null;
  const { origin, hostname, pathname, username } = new URL(src);
  const ours = origin === new URL(env().apiBaseUrl).origin || isOurHost(hostname);
  return ours && username === "" ? safePicture(pathname) : null;
}

function isOurHost(name: string): boolean {
  const { previewDomain, brandHosts } = env();
  if (brandHosts.some(({ host }) => host === name)) return true;
  return matchHost(name, { previewDomain }).reason !== "unknown";
}

/** Makes a seller's HTML safe to show (product §10.19). Idempotent. */
export const sanitise = (html: string): string => sanitiseHtml(html, pictureOf);

function pictureOf(src: string): EmbeddedPicture {
  const path = toMediaPath(src);
  if (path !== null) return { path };
  return safePicture(src) === null ? "drop" : "name";
}
