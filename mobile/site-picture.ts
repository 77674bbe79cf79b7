import { safePicture } from "@storefront/contract/pictures/picture-address";
import type { EmbeddedPicture } from "@storefront/platform/text/sanitise-html";
import { brandOfHost } from "./referring-brand";
import type { MobileSettings } from "./settings";

/**
 * Decides what becomes of a picture in a seller's HTML: one of the marketplace's media is loaded from this host, whether
 * it is written as a path or as a URL of this site or of a brand; of any other, its alt text is shown.
 */
export function toSitePicture(
  src: string,
  { addresses }: Pick<MobileSettings, "addresses">,
): EmbeddedPicture {
  const path = src.startsWith("/") ? src : pathOnSite(src, addresses);
  const safe = path === null ? null : safePicture(path);
  if (safe !== null) return { path: safe };
  return safePicture(src) === null ? "drop" : "name";
}

function pathOnSite(src: string, addresses: MobileSettings["addresses"]): string | null {
  if (!/^https?:\/\//i.test(src) || src.includes("\\") || !URL.canParse(src)) return null;
  const { origin, hostname, pathname, username } = new URL(src);
  const ours = addresses.some((address) => new URL(address).origin === origin);
  return (ours || brandOfHost(hostname) !== null) && username === "" ? pathname : null;
}
