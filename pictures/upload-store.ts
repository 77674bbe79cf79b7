import { randomBytes } from "node:crypto";
import { rm } from "node:fs/promises";
import pLimit from "p-limit";
import { resizePicture } from "./resize-picture";
import { pictureDir } from "./stored-picture";
import { writePicture } from "./write-picture";

export interface Upload {
  /** 32 random hexadecimal digits. */
  id: string;
  /** Of the widest size, pixels. */
  width: number;
  height: number;
}

/** One picture is decoded at a time: 50 million pixels take 200 MB. */
const decodeInTurn = pLimit(1);

/**
 * Keeps a picture that somebody sent, written anew in every width, under a name that cannot be guessed.
 * @throws UnusablePicture
 */
export async function storeUpload(dataDir: string, source: Uint8Array): Promise<Upload> {
  const { files, width, height } = await decodeInTurn(() => resizePicture(source, "uploads"));
  const id = randomBytes(16).toString("hex");
  await writePicture(pictureDir(dataDir, "uploads", id), files);
  return { id, width, height };
}

/** Deletes a picture's files; one that is gone already is no error. */
export const removeUpload = (dataDir: string, id: string): Promise<void> =>
  rm(pictureDir(dataDir, "uploads", id), { recursive: true, force: true });
