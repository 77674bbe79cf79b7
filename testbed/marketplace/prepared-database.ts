import type { PGliteOptions } from "@electric-sql/pglite";
import { readConfig } from "@storefront/marketplace/config";
import type { OpenDatabase } from "@storefront/marketplace/database/db";
import { migrate } from "@storefront/marketplace/database/migrate";
import { openInMemory } from "@storefront/marketplace/database/open-embedded";
import { delayedChanges } from "@storefront/marketplace/database/schema";
import { makeSnapshot } from "@storefront/marketplace/database/snapshot";
import { fillFixedListings } from "@storefront/sandbox/sample-catalog/fill-sample-catalog";
import { copyRows, putBack } from "./seeded-tables";

/** Start time of every test, by the test's clock. */
export const OPENING = new Date("2026-03-01T10:00:00.000Z");

declare global {
  /** Read and compiled once per worker process by jest's database environment; undefined outside of it. */
  var preparedDatabase: PGliteOptions | undefined;
  /** Databases that a test file has closed, for the next file of its group; the environment closes them. */
  var idleDatabases: OpenDatabase[];
}

/**
 * Opens a database in memory, migrated and seeded with the fixed cases. Closing it restores its rows and keeps it for
 * the next test file in this realm: starting one takes half a second.
 */
export async function openPrepared(): Promise<OpenDatabase> {
  const database = idleDatabases.pop() ?? (await openInMemory(options()));
  return {
    ...database,
    async close() {
      await putBack(database.db);
      idleDatabases.push(database);
    },
  };
}

/** Creates a new, empty database in memory; only the compiled modules are shared. */
export function openEmpty(): Promise<OpenDatabase> {
  const { loadDataDir: _, ...modules } = options();
  return openInMemory(modules);
}

function options(): PGliteOptions {
  if (preparedDatabase === undefined) throw new Error("only jest's marketplace project has one");
  return preparedDatabase;
}

/** Migrates and seeds a new database. @returns its data folder as an uncompressed tar */
export function createPrepared(): Promise<Blob> {
  return makeSnapshot(async (db) => {
    await migrate(db);
    await fillFixedListings(db, OPENING, readConfig({ SANDBOX: "1" }));
    // As after `fillOnce`: nothing that the seeded rows count waits to be announced.
    await db.delete(delayedChanges);
    await copyRows(db, { trackWrites: true });
  });
}
