import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type { Availability } from "./availability/availability";
import type { DatabaseEvents } from "./database-events";

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
  /** Ends what waits for a database that does not answer. */
  availability: Availability;
  databaseEvents: DatabaseEvents;
  /** Undefined for the embedded database: it has one connection. */
  load?: () => ConnectionLoad;
  close(): Promise<void>;
}
