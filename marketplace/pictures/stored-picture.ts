import { join } from "node:path";
import { PICTURE_WIDTHS } from "@storefront/contract/pictures/picture-widths";

/**
 * Folders of stored pictures (docs/catalogue.md, "Pictures"), below `pictures` in the data folder, each picture in
 * every width that pages request. Catalog pictures are named by a hash of their content and never change; `uploads` has
 * the pictures of buyers and operators (upload-store.ts).
 */
export type PictureFolder = keyof typeof PICTURE_WIDTHS;

/** Folders whose pictures are stored as AVIF too. */
export const AVIF_FOLDERS: ReadonlySet<PictureFolder> = new Set(["goods", "detail"]);

/** Preview of a shared link on other sites, 1200 × 630. */
export const SHARE_FILE = "share.png";

const NAME = /^(goods|detail|avatars)\/([0-9a-f]{32})\.(webp|png)$/;

/** @returns the folder with the sizes of a picture */
export const pictureDir = (dataDir: string, folder: PictureFolder, hash: string): string =>
  join(dataDir, "pictures", folder, hash);

export const widthFile = (width: number): string => `${width}.webp`;

export const avifFile = (width: number): string => `${width}.avif`;

export const pictureUrl = (folder: PictureFolder, hash: string): string =>
  `/media/${folder}/${hash}.webp`;

export interface StoredPicture {
  path: string;
  type: "image/webp" | "image/avif" | "image/png";
  tag: string;
  /** The same picture for when this file is missing: pictures that were stored before there was AVIF. */
  otherwise?: StoredPicture;
}

/**
 * @param name the path after `/media/`: "goods/<hash>.webp", "goods/<hash>.png" for sharing
 * @param w the query value; undefined: the widest
 * @param f the query value: "avif"
 * @returns null for an invalid name or width; otherwise the file may still be missing
 */
export function findStored(
  dataDir: string,
  name: string,
  w: string | undefined,
  f?: string,
): StoredPicture | null {
  const [, folder, hash, format] = NAME.exec(name) ?? [];
  if (!isFolder(folder) || !hash) return null;
  if (format === "png") {
    if (folder !== "goods" || w !== undefined) return null;
    const path = join(pictureDir(dataDir, folder, hash), SHARE_FILE);
    return { path, type: "image/png", tag: `"${hash}-share"` };
  }
  const webp = inWidth(dataDir, folder, hash, w);
  if (f !== "avif" || !AVIF_FOLDERS.has(folder) || webp === null) return webp;
  const { path, tag } = webp;
  return {
    path: path.replace(/\.webp$/, ".avif"),
    type: "image/avif",
    tag: tag.replace(/"$/, '-avif"'),
    otherwise: webp,
  };
}

/** @param id from a verified address (upload-address.ts) */
export const findUpload = (
  dataDir: string,
  id: string,
  w: string | undefined,
): StoredPicture | null => inWidth(dataDir, "uploads", id, w);

function inWidth(
  dataDir: string,
  folder: PictureFolder,
  name: string,
  w: string | undefined,
): StoredPicture | null {
  const widths: readonly number[] = PICTURE_WIDTHS[folder];
  const width = w === undefined ? widths.at(-1) : widths.find((each) => String(each) === w);
  if (width === undefined) return null;
  const path = join(pictureDir(dataDir, folder, name), widthFile(width));
  return { path, type: "image/webp", tag: `"${name}-${width}"` };
}

const isFolder = (name: string | undefined): name is PictureFolder =>
  name !== undefined && Object.hasOwn(PICTURE_WIDTHS, name);
