import { randomBytes } from "node:crypto";
import { rm } from "node:fs/promises";
import { resizePicture } from "./resize-picture";
import { pictureDir } from "./stored-picture";
import { writePicture } from "./write-picture";

export interface Upload {
  /** 32 random hexadecimal digits. */
  id: string;
  /** Pixels of the widest size. */
  width: number;
  height: number;
}

/**
 * Stores an uploaded picture, re-encoded in every width, under an unguessable name.
 * @param owner key of the account that uploads it
 * @throws UnusablePicture
 */
export async function storeUpload(
  dataDir: string,
  source: Uint8Array,
  owner: string,
): Promise<Upload> {
  const { files, width, height } = await resizePicture(source, "uploads", owner);
  const id = randomBytes(16).toString("hex");
  await writePicture(pictureDir(dataDir, "uploads", id), files);
  return { id, width, height };
}

/** Deletes a picture's files; a missing picture is no error. */
export const removeUpload = (dataDir: string, id: string): Promise<void> =>
  rm(pictureDir(dataDir, "uploads", id), { recursive: true, force: true });
