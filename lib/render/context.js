// @ts-check
import { AsyncLocalStorage } from "node:async_hooks";
import { processSingleton } from "@storefront/platform/process-singleton.js";

/**
 * Collects facts about one render of a page. Exists only when `server/` has Next render a page, not under plain
 * `next start`.
 * @typedef {object} RenderContext
 * @property {number} startedAt ms; when a tag is revalidated after that, the page is stored as expired
 * @property {number} sequence the store's sequence at that time
 * @property {Map<string, FetchedAnswer>} answers marketplace answers that the server has already fetched, by address
 * @property {Set<string>} cached addresses of calls that were answered from the store
 * @property {boolean} unavailable the marketplace did not answer a call of this render
 * @property {boolean} malformed an answer was not an envelope, or a success without data
 * @property {boolean} stored the page was stored
 */

/**
 * @typedef {object} FetchedAnswer
 * @property {number} status
 * @property {Record<string, string>} headers
 * @property {string} body text
 */

const storage = processSingleton(
  "render-context",
  () => /** @type {AsyncLocalStorage<RenderContext>} */ (new AsyncLocalStorage()),
);

/** @returns {RenderContext | undefined} the context of the render this code runs in */
export function renderContext() {
  return storage.getStore();
}

/**
 * Runs a render in its own context.
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
 * @param {number} [sequence] the store's current sequence
 * @returns {RenderContext}
 */
export function createRenderContext(answers = new Map(), sequence = 0) {
  const seen = { unavailable: false, malformed: false, stored: false };
  return { startedAt: Date.now(), sequence, answers, cached: new Set(), ...seen };
}
