import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { storePicture } from "./picture-store";
import { findStored, type StoredPicture } from "./stored-picture";

/** One file for each avatar, drawn by `npm run draw`. */
const FOLDER = fileURLToPath(new URL("./default-avatars", import.meta.url));
/** Matches no name of a stored picture: those are hashes. */
const NAME = /^avatars\/([1-9]\d{0,2})\.webp$/;

/**
 * Finds a default avatar in one of the widths. Its first request stores it in every width among the pictures in the data
 * folder, by its content, so that an avatar that is drawn anew is another picture there.
 * @param name path after `/media/`: "avatars/7.webp"
 * @param w query value; undefined: the widest
 * @returns null for other names, numbers and widths
 * @throws Error when the data folder cannot be written
 */
export async function findDefaultAvatar(
  dataDir: string,
  name: string,
  w: string | undefined,
): Promise<StoredPicture | null> {
  const [, number] = NAME.exec(name) ?? [];
  if (!number) return null;
  const source = await readFile(`${FOLDER}/${number}-320.webp`).catch(() => null);
  if (!source) return null;
  const path = await storePicture(dataDir, source, "avatars");
  return findStored(dataDir, path.slice("/media/".length), w);
}
