import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { TestEnvironment } from "jest-environment-node";
import "./exit-at-once";
import { preparedPath } from "./prepared-path";

const WASM_MODULE = "[object WebAssembly.Module]";

/** Read and compiled once per worker process, as this module is outside the test files' realms. */
let prepared: object | undefined;

function prepare(rootDir: string): object {
  const folder = dirname(createRequire(__filename).resolve("@electric-sql/pglite"));
  const read = (file: string) => readFileSync(join(folder, file));
  return {
    pgliteWasmModule: new WebAssembly.Module(read("pglite.wasm")),
    initdbWasmModule: new WebAssembly.Module(read("initdb.wasm")),
    fsBundle: new Blob([read("pglite.data")]),
    loadDataDir: new Blob([readFileSync(preparedPath(rootDir))]),
  };
}

/** Node environment with the preloaded modules that `openPrepared` opens an embedded database with. */
export default class DatabaseEnvironment extends TestEnvironment {
  private readonly rootDir: string;

  constructor(...args: ConstructorParameters<typeof TestEnvironment>) {
    super(...args);
    this.rootDir = args[0].projectConfig.rootDir;
  }

  override async setup() {
    await super.setup();
    prepared ??= prepare(this.rootDir);
    this.global.preparedDatabase = prepared;
    this.global.idleDatabases = [];
    // PGlite checks a compiled module with `instanceof`, which fails across realms.
    Object.defineProperty(this.global.WebAssembly.Module, Symbol.hasInstance, {
      value: (each: unknown) => Object.prototype.toString.call(each) === WASM_MODULE,
    });
  }

  override async teardown() {
    for (const database of this.global.idleDatabases) await database.close();
    await super.teardown();
  }
}
