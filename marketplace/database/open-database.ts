import type { OpenDatabase } from "./db";
import { openEmbedded, openInMemory } from "./open-embedded";
import { CALL_LIMITS, openPostgres } from "./open-postgres";

interface Options {
  /** PostgreSQL 15 or newer. */
  databaseUrl?: string | undefined;
  /** Folder of the embedded database; undefined for one in memory. */
  dataDir?: string | undefined;
  /** For a program that answers calls: statements of PostgreSQL are limited, and found to be answered or not. */
  calls?: { onAvailable(isAvailable: boolean): void } | undefined;
}

/** @throws ConfigError when the database cannot be opened, FolderInUseError when another process has the folder open */
export async function openDatabase({
  databaseUrl,
  dataDir,
  calls,
}: Options): Promise<OpenDatabase> {
  if (databaseUrl !== undefined)
    return openPostgres(databaseUrl, calls && { limits: CALL_LIMITS, ...calls });
  return dataDir === undefined ? openInMemory() : openEmbedded(dataDir);
}
