import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { openEmbedded, openInMemory } from "./open-embedded";
import { openPostgres } from "./open-postgres";

/**
 * The embedded database and PostgreSQL alike, and a transaction of either. The embedded one has a single
 * connection: inside a transaction only the transaction may be used, or it waits for itself.
 */
export type Db = PgDatabase<PgQueryResultHKT>;

/** How busy the connections for transactions are. */
export interface ConnectionLoad {
  running: number;
  waiting: number;
  width: number;
}

export interface OpenDatabase {
  db: Db;
  /**
   * Reads that visitors word themselves, on connections of their own: PostgreSQL cancels a statement that takes longer
   * than `SEARCH_TIMEOUT_MS`. The embedded database has no such limit: it is `db`.
   */
  searchDb: Db;
  /** Undefined for the embedded database, which has one connection. */
  load?: () => ConnectionLoad;
  close(): Promise<void>;
}

interface Options {
  /** PostgreSQL 15 or newer. */
  databaseUrl?: string | undefined;
  /** Folder of the embedded database; undefined: in memory. */
  dataDir?: string | undefined;
}

/** @throws ConfigError when the database cannot be opened, FolderInUseError when another process has the folder open */
export async function openDatabase({ databaseUrl, dataDir }: Options): Promise<OpenDatabase> {
  if (databaseUrl !== undefined) return openPostgres(databaseUrl);
  return dataDir === undefined ? openInMemory() : openEmbedded(dataDir);
}
