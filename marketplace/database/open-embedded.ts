import { mkdir, rename, rm, stat, statfs } from "node:fs/promises";
import { join } from "node:path";
import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
import { ConfigError, configErrorFrom } from "@storefront/platform/environment/config-error";
import { drizzle } from "drizzle-orm/pglite";
import { ALWAYS_AVAILABLE, embeddedAvailability } from "./availability/availability";
import type { DiskSpace } from "./availability/disk-space";
import { CHANNELS, createListeners } from "./database-events";
import type { Db, OpenDatabase } from "./db";
import { FolderInUseError, lockFolder } from "./lock-folder";
import { openThread, type ThreadOptions } from "./thread/open-thread";

/**
 * Opens the embedded database in memory, on this thread; `options` go to PGlite (prepared data folder, compiled modules).
 */
export async function openInMemory(
  options: PGliteOptions = {},
): Promise<OpenDatabase & { client: PGlite }> {
  const client = await PGlite.create(options);
  const { listen, notify } = createListeners();
  for (const channel of CHANNELS) await client.listen(channel, () => notify(channel));
  return { ...composed(drizzle(client), listen, () => client.close()), client };
}

/**
 * Opens the embedded database on a thread of its own.
 * @param onCrash called when the thread ends by itself, after which every statement fails
 */
export async function openOnThread(
  options: ThreadOptions,
  onCrash: (error: Error) => void,
): Promise<OpenDatabase> {
  const { listen, notify } = createListeners();
  const client = await openThread(options, { notify, onCrash });
  return composed(drizzle(client as unknown as PGlite), listen, client.close);
}

/**
 * Opens the embedded database in its folder on a thread of its own, creating it when there is none yet.
 * @throws ConfigError when the folder cannot be used, FolderInUseError when another process has it open
 */
export async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  const unlock = await takeFolder(dataDir);
  try {
    const folder = databaseIn(dataDir);
    if (!(await isFolder(folder))) await create(folder);
    const database = await startIn(folder);
    const close = () => database.close().then(unlock);
    return { ...database, availability: embeddedAvailability(spaceIn(dataDir)), close };
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** Whether the folder has an embedded database. @throws ConfigError when a path of it is not a folder */
export const hasEmbeddedDatabase = (dataDir: string): Promise<boolean> =>
  isFolder(databaseIn(dataDir));

const databaseIn = (dataDir: string): string => join(dataDir, "database");

async function takeFolder(dataDir: string): Promise<() => Promise<void>> {
  try {
    if (!(await isFolder(dataDir))) await mkdir(dataDir, { recursive: true });
    return await lockFolder(dataDir);
  } catch (error) {
    if (error instanceof FolderInUseError || error instanceof ConfigError) throw error;
    throw configErrorFrom("DATA_DIR", error);
  }
}

/** @throws ConfigError when the path is not a folder */
async function isFolder(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  if (found && !found.isDirectory())
    throw new ConfigError(`DATA_DIR cannot be used: ${path} is not a folder`);
  return found !== undefined;
}

/** Creates it under a temporary name first, so that an interrupted start leaves no partial database behind. */
async function create(folder: string): Promise<void> {
  const draft = `${folder}.new`;
  await rm(draft, { recursive: true, force: true });
  const { close } = await startIn(draft);
  await close();
  await rename(draft, folder);
}

async function startIn(folder: string): Promise<OpenDatabase> {
  try {
    return await openOnThread({ dataDir: folder }, endProcess);
  } catch (cause) {
    const advice = "restore a backup, or move it away to start with an empty one";
    throw new ConfigError(
      `DATA_DIR cannot be used: the database in ${folder} cannot be opened and may be damaged; ${advice}`,
      { cause },
    );
  }
}

/** Writes fail on a full disk and succeed again when there is space; a backup of the folder needs some too. */
const LEAST_FREE_BYTES = 32 * 1024 * 1024;

const spaceIn = (folder: string): DiskSpace => ({
  noteError: () => {},
  async isWritable() {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize >= LEAST_FREE_BYTES;
  },
});

/** Nothing works without the database, and what it had begun is undone when it is opened again. */
function endProcess({ message }: Error): never {
  process.stderr.write(`marketplace: ${message}\n`);
  process.exit(1);
}

function composed(
  db: Db,
  listen: ReturnType<typeof createListeners>["listen"],
  close: () => Promise<void>,
): OpenDatabase {
  const databaseEvents = { listen, mayBeLost: false };
  return { db, searchDb: db, availability: ALWAYS_AVAILABLE, databaseEvents, close };
}
