import { randomBytes } from "node:crypto";
import { rm } from "node:fs/promises";
import pLimit from "p-limit";
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

/** Decodes one picture at a time: 50 million pixels take 200 MB. */
const limitDecoding = pLimit(1);

/**
 * Stores an uploaded picture, re-encoded in every width, under an unguessable name.
 * @throws UnusablePicture
 */
export async function storeUpload(dataDir: string, source: Uint8Array): Promise<Upload> {
  const { files, width, height } = await limitDecoding(() => resizePicture(source, "uploads"));
  const id = randomBytes(16).toString("hex");
  await writePicture(pictureDir(dataDir, "uploads", id), files);
  return { id, width, height };
}

/** Deletes a picture's files; a missing picture is no error. */
export const removeUpload = (dataDir: string, id: string): Promise<void> =>
  rm(pictureDir(dataDir, "uploads", id), { recursive: true, force: true });
