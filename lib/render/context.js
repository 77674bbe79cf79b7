// @ts-check
import { AsyncLocalStorage } from "node:async_hooks";
import { processSingleton } from "@storefront/platform/process-singleton.js";

/**
 * Collects facts about one render of a page. Exists only when `server/` has Next render a page, not under plain
 * `next start`.
 * @typedef {object} RenderContext
 * @property {number} startedAt ms; when a tag is revalidated after that, the page is stored as expired
 * @property {number} sequence the store's sequence at that time
 * @property {ProvideAnswer | undefined} provide gets an answer into the store; undefined: Next fetches it
 * @property {{ staleAt: number, expiresAt: number }} lifetime ms; the page is refreshed when its first answer is
 * @property {Set<string>} tags of its answers
 * @property {boolean} unavailable the marketplace did not answer a call of this render
 * @property {boolean} malformed an answer was not an envelope, or a success without data
 * @property {boolean} stored the page was stored
 */

/**
 * An answer that a page is rendered from.
 * @typedef {object} WantedAnswer
 * @property {string} call its name
 * @property {string} address absolute, as `URL` writes it
 * @property {Record<string, string>} headers of the call
 * @property {readonly string[]} tags
 * @property {number} revalidate seconds
 *
 * What became of the call: its answer is in the store, or must not be stored and is passed on.
 * @typedef {{ kind: "stored", text: () => string }
 *   | { kind: "passed", status: number, body: string } | { kind: "failed", error: unknown }} Provided
 *
 * @typedef {(wanted: WantedAnswer) => Promise<Provided>} ProvideAnswer
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
 * @param {number} [sequence] the store's current sequence
 * @param {ProvideAnswer} [provide]
 * @returns {RenderContext}
 */
export function createRenderContext(sequence = 0, provide = undefined) {
  const seen = { unavailable: false, malformed: false, stored: false };
  const lifetime = { staleAt: Number.POSITIVE_INFINITY, expiresAt: Number.POSITIVE_INFINITY };
  return { startedAt: Date.now(), sequence, provide, lifetime, tags: new Set(), ...seen };
}
