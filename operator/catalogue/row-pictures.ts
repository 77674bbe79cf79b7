import { resolve } from "node:path";
import {
  type PictureFolder,
  type PictureStore,
  UnusablePicture,
} from "@storefront/marketplace/pictures/pictures";
import type { CatalogueRow } from "./catalogue-row";
import { isAddress } from "./fields";

type Stored = { row: CatalogueRow } | { problem: string };

/**
 * Stores the pictures of a row that are given as files.
 * @param folder of the row's file, to which the paths are relative
 * @returns the row with URLs only, or the problem of a file
 */
export async function storePictures(
  row: CatalogueRow,
  folder: string,
  pictures: PictureStore,
): Promise<Stored> {
  const urls = new Map<string, string>();
  for (const { kind, picture } of picturesOf(row)) {
    try {
      urls.set(keyOf(kind, picture), await pictures.keep(resolve(folder, picture), kind));
    } catch (error) {
      if (!(error instanceof UnusablePicture)) throw error;
      return { problem: `${picture} ${error.message}` };
    }
  }
  if (urls.size === 0) return { row };
  return { row: mapPictures(row, (kind, it) => urls.get(keyOf(kind, it)) ?? it) };
}

const keyOf = (kind: PictureFolder, picture: string): string => `${kind} ${picture}`;

function picturesOf(row: CatalogueRow): { kind: PictureFolder; picture: string }[] {
  const found: { kind: PictureFolder; picture: string }[] = [];
  mapPictures(row, (kind, picture) => {
    if (picture !== "" && !isAddress(picture)) found.push({ kind, picture });
    return picture;
  });
  return found;
}

function mapPictures<R extends CatalogueRow>(
  row: R,
  map: (kind: PictureFolder, picture: string) => string,
): R {
  if (row.kind === "seller") return { ...row, avatar: map("avatars", row.avatar) };
  if (row.kind !== "listing") return row;
  return {
    ...row,
    pictures: row.pictures.map((each) => map("goods", each)),
    detail_pictures: row.detail_pictures.map((each) => map("detail", each)),
  };
}
