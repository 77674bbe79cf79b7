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

/** Characters that a thumbnail's caption has room for. */
const LONGEST = 8;

/**
 * What a picture is about, in a few characters: the first part of its text that does not name the game, or that part's
 * first word when it is long.
 * @param text "曜日战歌，霜月，星耀 Ⅱ"
 * @returns "霜月"; "" when nothing is short enough
 */
export function pictureCaption(text: string | undefined, game: string): string {
  const parts = (text ?? "").split("，").map((part) => part.trim());
  const part = parts.find((it) => it !== game && it !== "") ?? "";
  const caption = [part, part.split(" ")[0] ?? ""].find((it) => it.length <= LONGEST);
  return caption ?? "";
}
