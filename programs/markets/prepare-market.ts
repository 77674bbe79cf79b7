import { existsSync } from "node:fs";
import { mkdir, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { setPriority } from "node:os";
import { dirname, join } from "node:path";
import { readConfig } from "@storefront/marketplace/config";
import { fillOnce } from "@storefront/marketplace/database/fill-once";
import { migrate } from "@storefront/marketplace/database/migrate";
import { makeSnapshot } from "@storefront/marketplace/database/snapshot";
import { fillSampleCatalog } from "@storefront/sandbox/sample-catalog/fill-sample-catalog";
import { preparedPath } from "./prepared-market";

/** Lower than the programs that answer visitors. */
const BACKGROUND = 10;

/**
 * Writes the database that every new market of a tester is a copy of, unless there is one, under a temporary name until it
 * is complete.
 * It takes seconds and half a gigabyte that a process never releases, so a process of its own does it.
 */
export async function prepareMarket(): Promise<void> {
  const config = readConfig();
  const path = await preparedPath(config);
  if (existsSync(path)) return;
  setPriority(BACKGROUND);
  const folder = await makeSnapshot(async (db) => {
    await migrate(db);
    await fillOnce(db, (tx, now) => fillSampleCatalog(tx, now, config), new Date());
  });
  await mkdir(dirname(path), { recursive: true });
  await removeOthers(path);
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, Buffer.from(await folder.arrayBuffer()));
  await rename(draft, path);
}

const HOUR_MS = 3_600_000;

/** Removes those of other versions, and drafts of processes that were stopped. Another process may do the same. */
async function removeOthers(path: string): Promise<void> {
  const folder = dirname(path);
  for (const name of await readdir(folder)) {
    const file = join(folder, name);
    const madeAt = (await stat(file).catch(() => undefined))?.mtimeMs ?? 0;
    const isDraft = !name.endsWith(".tar") && Date.now() - madeAt < HOUR_MS;
    if (file !== path && !isDraft) await rm(file, { force: true });
  }
}
