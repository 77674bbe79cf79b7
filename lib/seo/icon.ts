import type { Brand } from "@storefront/brands/types";
import { SHARE_SIZE } from "./page-metadata";

/** The brand's mark on a tile of its color. */
export function iconSvg({ mark, theme }: Brand): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${theme.primary}"/><path transform="translate(5 5) scale(.9167)" fill="#fff" fill-rule="evenodd" d="${mark}"/></svg>`;
}

/** The icon without rounded corners: the platform adds them. */
export function tileSvg(brand: Brand): string {
  return iconSvg(brand).replace(` rx="7"`, "");
}

/** Preview picture of a shared link: the mark in two sizes, without text, so that no font is needed. */
export function shareSvg({ mark, theme }: Brand): string {
  const { width, height } = SHARE_SIZE;
  const path = (transform: string, fill: string) =>
    `<path transform="${transform}" fill="${fill}" fill-rule="evenodd" d="${mark}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${theme.primary}"/><path d="M620 0H1200V630H360Z" fill="${theme.primaryStrong}"/><path d="M1010 0H1200V630H750Z" fill="${theme.ink}" fill-opacity=".28"/>${path("translate(690 40) scale(27)", "rgba(255,255,255,.08)")}<rect x="110" y="155" width="320" height="320" rx="68" fill="#fff"/>${path("translate(158 203) scale(9.333)", theme.primary)}<rect x="110" y="515" width="320" height="10" rx="5" fill="${theme.spark}"/></svg>`;
}
