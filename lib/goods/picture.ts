/** Pictures: which addresses are shown, and in which sizes they can be had. */

const LOCAL = /^\/media\/[\w.-]+(?:\/[\w.-]+)*$/;
const WIDTHS = [160, 320, 480, 880] as const;
export type PictureWidth = (typeof WIDTHS)[number];

/** @returns an address that may stand in `src`: a path under /media/ or https; null for anything else */
export function safePicture(value: unknown): string | null {
  if (typeof value !== "string" || value.length > 1000) return null;
  if (LOCAL.test(value) && !value.includes("..")) return value;
  return URL.canParse(value) && new URL(value).protocol === "https:" ? value : null;
}

/** @returns the address of a picture at least `width` device pixels wide; one from elsewhere comes as it is */
export function pictureAt(url: string, width: PictureWidth): string {
  return url.startsWith("/media/") ? `${url}?w=${width}` : url;
}

/** @returns `srcset` for a picture shown `width` CSS pixels wide, at one and two device pixels each */
export function pictureSet(url: string, width: number): string | undefined {
  if (!url.startsWith("/media/")) return undefined;
  const [one, two] = [sizeFor(width), sizeFor(width * 2)];
  return one === two ? undefined : `${pictureAt(url, one)} 1x, ${pictureAt(url, two)} 2x`;
}

/** The narrowest size that is wide enough, else the widest there is. */
export function sizeFor(width: number): PictureWidth {
  return WIDTHS.find((size) => size >= width) ?? 880;
}

/** @returns the same picture as a PNG, which every reader of Open Graph understands */
export function pictureAsPng(url: string): string {
  return url.startsWith("/media/") ? url.replace(/\.\w+$/, ".png") : url;
}
