import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import { drizzle as drizzlePostgres } from "drizzle-orm/postgres-js";
import postgres, { type TransactionSql } from "postgres";
import { lockFolder } from "./lock-folder";
import { prepareStatements } from "./prepare-statements";
import { takeTurns } from "./take-turns";

/**
 * The embedded database and PostgreSQL alike, and a transaction of either. The embedded one has a single
 * connection: inside a transaction only the transaction may be used, or it waits for itself.
 */
export type Db = PgDatabase<PgQueryResultHKT>;

export interface OpenDatabase {
  db: Db;
  close(): Promise<void>;
}

interface Options {
  /** PostgreSQL 15 or newer. */
  databaseUrl?: string | undefined;
  /** Folder of the embedded database; undefined: in memory. */
  dataDir?: string | undefined;
}

const STATEMENT_CONNECTIONS = 6;
const TRANSACTION_CONNECTIONS = 10;

/** Seconds before a lost connection is tried again. The driver's own wait grows to 20 s, and calls wait with it. */
const RECONNECT_S = 0.3;

/** @throws FolderInUseError when another process has the folder open */
export async function openDatabase({ databaseUrl, dataDir }: Options): Promise<OpenDatabase> {
  if (databaseUrl !== undefined) return openPostgres(databaseUrl);
  if (dataDir === undefined) return openPglite(new PGlite(), async () => {});
  await mkdir(dataDir, { recursive: true });
  const unlock = await lockFolder(dataDir);
  try {
    return await openPglite(new PGlite(join(dataDir, "database")), unlock);
  } catch (error) {
    await unlock();
    throw error;
  }
}

async function openPglite(client: PGlite, unlock: () => Promise<void>): Promise<OpenDatabase> {
  await client.waitReady;
  const close = async () => {
    await client.close();
    await unlock();
  };
  return { db: drizzlePglite(client), close };
}

/**
 * Transactions have connections to themselves, and never more of them than connections: postgres.js sends what finds
 * no idle connection along with other statements, and a `begin` sent so can lose its connection to others.
 */
async function openPostgres(url: string): Promise<OpenDatabase> {
  const options = { onnotice: () => {}, connect_timeout: 10, backoff: () => RECONNECT_S };
  const statements = prepareStatements(postgres(url, { ...options, max: STATEMENT_CONNECTIONS }));
  const transactions = prepareStatements(
    postgres(url, { ...options, max: TRANSACTION_CONNECTIONS }),
  );
  const inTurn = takeTurns(TRANSACTION_CONNECTIONS);
  const begin = (work: (client: TransactionSql) => Promise<unknown>) =>
    inTurn(() => transactions.begin(work));
  await statements`select 1`;
  return {
    db: drizzlePostgres(Object.assign(statements, { begin })),
    async close() {
      await Promise.all([statements, transactions].map((client) => client.end({ timeout: 5 })));
    },
  };
}
