import { TestEnvironment } from "jest-environment-node";
import "./exit-at-once";
import { preloadDatabase } from "./preload-database";

const WASM_MODULE = "[object WebAssembly.Module]";

/** Read and compiled once per worker process, as this module is outside the test files' realms. */
let prepared: object | undefined;

/** Node environment with the preloaded modules that `openPrepared` opens an embedded database with. */
export default class DatabaseEnvironment extends TestEnvironment {
  private readonly rootDir: string;

  constructor(...args: ConstructorParameters<typeof TestEnvironment>) {
    super(...args);
    this.rootDir = args[0].projectConfig.rootDir;
  }

  override async setup() {
    await super.setup();
    prepared ??= preloadDatabase(this.rootDir);
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
