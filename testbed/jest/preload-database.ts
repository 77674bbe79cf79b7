import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { PGliteOptions } from "@electric-sql/pglite";
import { preparedPath } from "./prepared-path";

/** Reads and compiles what `PGlite.create` needs for a copy of the prepared database, which takes longer than to open it. */
export function preloadDatabase(rootDir: string): PGliteOptions {
  const folder = dirname(createRequire(join(rootDir, "/")).resolve("@electric-sql/pglite"));
  const read = (file: string) => readFileSync(join(folder, file));
  return {
    pgliteWasmModule: new WebAssembly.Module(read("pglite.wasm")),
    initdbWasmModule: new WebAssembly.Module(read("initdb.wasm")),
    fsBundle: new Blob([read("pglite.data")]),
    loadDataDir: new Blob([readFileSync(preparedPath(rootDir))]),
  };
}
