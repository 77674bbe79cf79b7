import { createHash } from "node:crypto";
import { mkdir, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { exists } from "@/pictures/write-picture";

/** How long a file waits for its import to be confirmed. */
const KEPT_MS = 60 * 60 * 1000;
const NAME = /^[0-9a-f]{64}\.jsonl?$/;

/** @param dataDir which all processes of a marketplace share */
const folderOf = (dataDir: string): string => join(dataDir, "imports");

/**
 * Keeps a catalogue file until its import is confirmed, and deletes those that nobody has confirmed in an hour.
 * @returns its name, which follows from its content
 */
export async function keepImport(dataDir: string, file: File, now: Date): Promise<string> {
  const folder = folderOf(dataDir);
  await mkdir(folder, { recursive: true });
  await removeOld(folder, now);
  const content = Buffer.from(await file.arrayBuffer());
  const hash = createHash("sha256").update(content).digest("hex");
  const name = `${hash}.${file.name.toLowerCase().endsWith(".json") ? "json" : "jsonl"}`;
  const draft = join(folder, `${name}.${process.pid}.part`);
  await writeFile(draft, content, { mode: 0o600 });
  await rename(draft, join(folder, name));
  return name;
}

/** @returns where a kept file lies; null: there is none of that name any more */
export async function findImport(dataDir: string, name: string): Promise<string | null> {
  if (!NAME.test(name)) return null;
  const path = join(folderOf(dataDir), name);
  return (await exists(path)) ? path : null;
}

export const removeImport = (path: string): Promise<void> => rm(path, { force: true });

async function removeOld(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found && now.getTime() - found.mtimeMs > KEPT_MS) await rm(path, { force: true });
  }
}
