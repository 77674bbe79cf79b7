import { PICTURE_WIDTHS } from "@storefront/contract/pictures/picture-widths";
import { DRAWN_PICTURES } from "./drawn-pictures";

type Format = "webp" | "avif" | "png";

/** A picture that exists, in the size that was requested. */
export interface Picture {
  /** goods/1001-1, avatars/101 */
  name: string;
  width: number;
  /** PNG is the preview of a shared link, 1200 × 630. */
  format: Format;
}

const NAME = /^((goods|avatars)\/\d{1,6}(?:-[1-9])?)\.(webp|png)$/;

/** Width without the query value. */
const FULL = { goods: 880, avatars: 160 };

export const SHARED = { width: 1200, height: 630 };

/**
 * Finds the picture of a path.
 * @param name path below `/media/`: "goods/1001-1.webp", "goods/1001-1.png" (for sharing), "avatars/101.webp"
 * @param w query value; undefined for the full size
 * @param f query value; "avif" for pictures of goods
 * @returns null for an unknown name or width
 */
export function findPicture(name: string, w: string | undefined, f?: string): Picture | null {
  const [, known = "", folder, format] = NAME.exec(name) ?? [];
  if ((folder !== "goods" && folder !== "avatars") || !DRAWN_PICTURES.has(known)) return null;
  if (format === "png") {
    if (folder !== "goods" || w !== undefined) return null;
    return { name: known, width: SHARED.width, format: "png" };
  }
  const width = widthOf(PICTURE_WIDTHS[folder], w, FULL[folder]);
  if (width === undefined) return null;
  return { name: known, width, format: f === "avif" && folder === "goods" ? "avif" : "webp" };
}

function widthOf(
  widths: readonly number[],
  requested: string | undefined,
  full: number,
): number | undefined {
  if (requested === undefined) return full;
  return widths.find((width) => String(width) === requested);
}
