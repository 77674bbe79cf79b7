import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import { drizzle as drizzlePostgres } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import { lockFolder } from "./lock-folder";
import { prepareStatements } from "./prepare-statements";
import * as schema from "./schema";

/**
 * The embedded database and PostgreSQL alike, and a transaction of either. The embedded one has a single
 * connection: inside a transaction only the transaction may be used, or it waits for itself.
 */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

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
  return { db: drizzlePglite(client, { schema }), close };
}

async function openPostgres(url: string): Promise<OpenDatabase> {
  const client = postgres(url, { max: 10, onnotice: () => {}, connect_timeout: 10 });
  await client`select 1`;
  return {
    db: drizzlePostgres(prepareStatements(client), { schema }),
    close: () => client.end({ timeout: 5 }),
  };
}
