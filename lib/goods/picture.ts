import { avifAt, pictureAt, SIZED_FOLDER } from "@storefront/contract/pictures/picture-widths";

/** Pictures in the sizes that pages show. */

/** @returns `srcset` for a picture shown `width` CSS pixels wide, at one and two device pixels each */
export function pictureSet(url: string, width: number): string | undefined {
  const [one, two] = [pictureAt(url, width), pictureAt(url, width * 2)];
  return one === two ? undefined : `${one} 1x, ${two} 2x`;
}

/** @returns `srcset` of the AVIF for the same sizes; undefined when the picture has none */
export function avifSet(url: string, width: number): string | undefined {
  const [one, two] = [avifAt(url, width), avifAt(url, width * 2)];
  if (one === null || two === null) return undefined;
  return one === two ? one : `${one} 1x, ${two} 2x`;
}

/** @returns the same picture as a PNG, which every reader of Open Graph understands */
export function pictureAsPng(url: string): string {
  return SIZED_FOLDER.test(url) ? url.replace(/\.\w+$/, ".png") : url;
}
