import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { openEmbedded, openInMemory } from "./open-embedded";
import { openPostgres } from "./open-postgres";

/**
 * Either database (embedded or PostgreSQL), or a transaction of it. The embedded one has a single connection: inside a
 * transaction use only the transaction, or it deadlocks.
 */
export type Db = PgDatabase<PgQueryResultHKT>;

/** Load of the transaction pool. */
export interface ConnectionLoad {
  running: number;
  waiting: number;
  width: number;
}

export interface OpenDatabase {
  db: Db;
  /**
   * For free-text searches, on separate connections where PostgreSQL cancels a statement after `SEARCH_TIMEOUT_MS`.
   * Same as `db`, without a limit, in the embedded database.
   */
  searchDb: Db;
  /** Undefined for the embedded database, which has one connection. */
  load?: () => ConnectionLoad;
  close(): Promise<void>;
}

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
