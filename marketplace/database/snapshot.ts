import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import type { Db, OpenDatabase } from "./db";
import { openInMemory, openOnThread } from "./open-embedded";
import type { ThreadOptions } from "./thread/open-thread";

/** A global of Node that its types do not name. */
declare const WebAssembly: {
  compile(code: Uint8Array): Promise<NonNullable<PGliteOptions["pgliteWasmModule"]>>;
};

/**
 * Creates a database in memory and fills it.
 * @returns its data folder as an uncompressed tar, of which `openSnapshots` opens copies
 */
export async function makeSnapshot(fill: (db: Db) => Promise<void>): Promise<Blob> {
  const { db, client, close } = await openInMemory({ initDbStartParams: ["--wal-segsize=1"] });
  await fill(db);
  // Templates are never used, and their files are two thirds of an unpacked copy.
  await db.execute(sql`update pg_database set datistemplate = false`);
  await db.execute(sql`drop database template0`);
  await db.execute(sql`drop database template1`);
  await db.execute(sql`checkpoint`);
  const folder = await client.dumpDataDir("none");
  await close();
  return folder;
}

/**
 * A copy lives for hours beside twenty others: with PostgreSQL's 128 MB of shared buffers it would take 200 MB instead
 * of 80.
 */
const SMALL_BUFFERS = ["-c", "shared_buffers=8MB"];

/** Opens a copy of a snapshot in memory. */
export type OpenCopy = (
  folder: Uint8Array<ArrayBuffer>,
  onCrash: (error: Error) => void,
) => Promise<OpenDatabase>;

/**
 * Compiles what opens copies of snapshots, once.
 * @returns a function that opens a copy, each on a thread of its own
 */
export async function openSnapshots(): Promise<OpenCopy> {
  const assets = dirname(createRequire(import.meta.url).resolve("@electric-sql/pglite"));
  const read = (name: string) => readFile(join(assets, name));
  const modules: ThreadOptions = {
    pgliteWasmModule: await WebAssembly.compile(await read("pglite.wasm")),
    initdbWasmModule: await WebAssembly.compile(await read("initdb.wasm")),
    fsBundle: new Blob([await read("pglite.data")]),
    startParams: [...PGlite.defaultStartParams, ...SMALL_BUFFERS],
  };
  return (folder, onCrash) =>
    openOnThread({ ...modules, loadDataDir: new Blob([folder]) }, onCrash);
}
