// @ts-check

import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { createStatements } from "./prepared-statements.js";

/**
 * Entry of the thread that runs an embedded database: executes statements in the order they arrive. Plain JavaScript, so
 * that every start, built or not, opens the same file without a compiler.
 *
 * @typedef {{ id: number, text: string, params?: unknown[], rowMode?: "array" | "object" }} Request
 */

const { channels, ...options } =
  /** @type {{ channels: string[] } & import("@electric-sql/pglite").PGliteOptions} */ (workerData);
const port = /** @type {import("node:worker_threads").MessagePort} */ (parentPort);

/** @param {unknown} error structured clones of errors lose the code */
const describe = (error) =>
  error instanceof Error
    ? { ...error, message: error.message, stack: error.stack }
    : { message: String(error) };

try {
  const database = await PGlite.create(options);
  const statements = createStatements(database);
  for (const channel of channels)
    await database.listen(channel, () => port.postMessage({ channel }));
  let last = Promise.resolve();
  /** @param {Request | { id: number, close: true }} request */
  const answer = async (request) => {
    try {
      if ("close" in request) await database.close();
      const result = "close" in request ? {} : await statements.execute(request);
      port.postMessage({ id: request.id, result });
    } catch (error) {
      port.postMessage({ id: request.id, error: describe(error) });
    }
    if ("close" in request) port.close();
  };
  port.on("message", (request) => {
    last = last.then(() => answer(request));
  });
  port.postMessage({ isOpen: true });
  collectGarbage();
} catch (error) {
  port.postMessage({ error: describe(error) });
  port.close();
}

/** Opening leaves a hundred megabytes behind, which an idle thread would keep. */
function collectGarbage() {
  setFlagsFromString("--expose-gc");
  runInNewContext("gc")();
}
