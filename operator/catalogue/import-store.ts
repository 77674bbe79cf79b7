import { createHash } from "node:crypto";
import { mkdir, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { exists } from "@storefront/marketplace/pictures/pictures";

/** How long an uploaded file waits for its confirmation. */
const MAX_AGE_MS = 60 * 60 * 1000;
const NAME = /^[0-9a-f]{64}\.jsonl?$/;

/** @param dataDir shared by all processes of a marketplace */
const folderOf = (dataDir: string): string => join(dataDir, "imports");

/**
 * Stores an uploaded catalog file until its import is confirmed, and deletes those not confirmed within an hour.
 * @returns its name, derived from its content
 */
export async function saveImport(dataDir: string, file: File, now: Date): Promise<string> {
  const folder = folderOf(dataDir);
  await mkdir(folder, { recursive: true });
  await removeExpired(folder, now);
  const content = Buffer.from(await file.arrayBuffer());
  const hash = createHash("sha256").update(content).digest("hex");
  const name = `${hash}.${file.name.toLowerCase().endsWith(".json") ? "json" : "jsonl"}`;
  const draft = join(folder, `${name}.${process.pid}.part`);
  await writeFile(draft, content, { mode: 0o600 });
  await rename(draft, join(folder, name));
  return name;
}

/** @returns the path of a stored file; null when there is none of that name, or no longer */
export async function findImport(dataDir: string, name: string): Promise<string | null> {
  if (!NAME.test(name)) return null;
  const path = join(folderOf(dataDir), name);
  return (await exists(path)) ? path : null;
}

export const removeImport = (path: string): Promise<void> => rm(path, { force: true });

async function removeExpired(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const file = await stat(path).catch(() => null);
    if (file && now.getTime() - file.mtimeMs > MAX_AGE_MS) await rm(path, { force: true });
  }
}
