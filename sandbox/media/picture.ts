import { PICTURE_WIDTHS } from "@storefront/contract/picture-widths";
import { DRAWINGS, type Drawing } from "./drawings";
import { isAvatar } from "./layouts/avatar";

type Format = "webp" | "avif";

/** A picture that exists, in the size that was requested. */
export type Picture =
  | { kind: "goods" | "detail"; drawing: Drawing; number: number; width: number; format: Format }
  | { kind: "share"; drawing: Drawing; number: number; width: 1200 }
  | { kind: "avatar"; number: number; width: number };

const NAME = /^(goods|detail|avatars)\/(\d{1,6})(?:-([1-9]))?\.(webp|png)$/;

/**
 * Finds the picture of a path.
 * @param name path below `/media/`: "goods/1001-1.webp", "goods/1001-1.png" (1200 × 630, for sharing),
 *   "detail/1001-1.webp", "avatars/7.webp"
 * @param w query value; undefined for the full size
 * @param f query value; "avif" for goods and detail pictures
 * @returns null for an unknown name or width
 */
export function findPicture(name: string, w: string | undefined, f?: string): Picture | null {
  const sent = f === "avif" ? "avif" : "webp";
  const [, folder, id, position, format] = NAME.exec(name) ?? [];
  if (!folder || !id || (folder === "avatars") !== (position === undefined)) return null;
  if (folder === "avatars") {
    const width = widthOf(PICTURE_WIDTHS.avatars, w, 160);
    const avatar = isAvatar(Number(id)) && String(Number(id)) === id && format === "webp";
    return avatar && width ? { kind: "avatar", number: Number(id), width } : null;
  }
  const [drawing, number] = [DRAWINGS.get(Number(id)), Number(position)];
  if (!drawing || String(drawing.id) !== id) return null;
  if (folder === "detail") {
    const width = widthOf(PICTURE_WIDTHS.detail, w, 896);
    if (!width || format !== "webp" || number > drawing.boards) return null;
    return { kind: "detail", drawing, number, width, format: sent };
  }
  if (number > drawing.pictures) return null;
  if (format === "png")
    return w === undefined ? { kind: "share", drawing, number, width: 1200 } : null;
  const width = widthOf(PICTURE_WIDTHS.goods, w, 880);
  return width ? { kind: "goods", drawing, number, width, format: sent } : null;
}

function widthOf(
  widths: readonly number[],
  requested: string | undefined,
  full: number,
): number | undefined {
  if (requested === undefined) return full;
  return widths.find((width) => String(width) === requested);
}

/** @returns a unique file name */
export const pictureName = (picture: Picture): string =>
  picture.kind === "avatar"
    ? `avatar-${picture.number}-${picture.width}.webp`
    : `${picture.kind}-${picture.drawing.id}-${picture.number}-${picture.width}.${formatOf(picture)}`;

export function formatOf(picture: Picture): Format | "png" {
  if (picture.kind === "share") return "png";
  return picture.kind === "avatar" ? "webp" : picture.format;
}
