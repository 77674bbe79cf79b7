// @ts-check
import { AsyncLocalStorage } from "node:async_hooks";
import { processWide } from "../../contract/process-wide.js";

/**
 * What one render of a page learns on its way. There is one only when the server asks Next for a page; under
 * `next start` alone every reader finds none.
 * @typedef {object} RenderContext
 * @property {number} startedAt ms; a tag revalidated since then makes what is stored born expired
 * @property {number} sequence of the store at that time
 * @property {Map<string, FetchedAnswer>} answers marketplace answers that the server has fetched already, by address
 * @property {Set<string>} cached addresses of calls that were answered from the store
 * @property {boolean} unavailable the marketplace did not answer a call of this render
 * @property {boolean} malformed an answer was no envelope, or a success without data
 * @property {boolean} stored the page reached the store
 */

/**
 * @typedef {object} FetchedAnswer
 * @property {number} status
 * @property {Record<string, string>} headers
 * @property {string} body text
 */

const storage = processWide(
  "render-context",
  () => /** @type {AsyncLocalStorage<RenderContext>} */ (new AsyncLocalStorage()),
);

/** @returns {RenderContext | undefined} the context of the render this code runs in */
export function renderContext() {
  return storage.getStore();
}

/**
 * Runs a render in a context of its own.
 * @template T
 * @param {RenderContext} context
 * @param {() => T} render
 * @returns {T}
 */
export function withRenderContext(context, render) {
  return storage.run(context, render);
}

/**
 * @param {Map<string, FetchedAnswer>} [answers]
 * @param {number} [sequence] of the store now
 * @returns {RenderContext}
 */
export function createRenderContext(answers = new Map(), sequence = 0) {
  const seen = { unavailable: false, malformed: false, stored: false };
  return { startedAt: Date.now(), sequence, answers, cached: new Set(), ...seen };
}
