import "server-only";
import { safePicture } from "@storefront/contract/pictures/picture-address";
import { type EmbeddedPicture, sanitiseHtml } from "@storefront/platform/text/sanitise-html";
import { toMediaPath } from "./media-path.server";

/** Makes a seller's HTML safe to show (product §10.19). Idempotent. */
export const sanitise = (html: string): string => sanitiseHtml(html, pictureOf);

function pictureOf(src: string): EmbeddedPicture {
  const path = toMediaPath(src);
  if (path !== null) return { path };
  return safePicture(src) === null ? "drop" : "name";
}
