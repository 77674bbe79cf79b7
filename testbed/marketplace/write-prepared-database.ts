import { mkdir, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { createPrepared } from "./prepared-database";

const DAY_MS = 86_400_000;

/** Writes the prepared database to a path, under a temporary name until it is complete. */
async function writePrepared(path: string): Promise<void> {
  const draft = `${path}.${process.pid}`;
  await mkdir(dirname(path), { recursive: true });
  await removeOld(dirname(path));
  await writeFile(draft, Buffer.from(await (await createPrepared()).arrayBuffer()));
  await rename(draft, path);
}

/** Removes databases of older sources and drafts of aborted runs; younger ones may be in use by another run. */
async function removeOld(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = join(folder, name);
    if (Date.now() - (await stat(file)).mtimeMs > DAY_MS) await rm(file, { force: true });
  }
}

const [path] = process.argv.slice(2);
if (path === undefined) throw new Error("usage: write-prepared-database.ts <path>");
await writePrepared(path);
