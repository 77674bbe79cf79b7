import type { OpenDatabase } from "./db";
import { openEmbedded, openInMemory } from "./open-embedded";
import { openPostgres } from "./open-postgres";

interface Options {
  /** PostgreSQL 15 or newer. */
  databaseUrl?: string | undefined;
  /** Folder of the embedded database; undefined for one in memory. */
  dataDir?: string | undefined;
}

/** @throws ConfigError when the database cannot be opened, FolderInUseError when another process has the folder open */
export async function openDatabase({ databaseUrl, dataDir }: Options): Promise<OpenDatabase> {
  if (databaseUrl !== undefined) return openPostgres(databaseUrl);
  return dataDir === undefined ? openInMemory() : openEmbedded(dataDir);
}
