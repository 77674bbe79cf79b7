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
 * @property {Lifetime} lifetime of the page, which is refreshed when its first answer is
 * @property {number} revalidate seconds, the shortest of its answers
 * @property {Set<string>} tags of its answers
 * @property {boolean} unavailable the marketplace did not answer a call of this render
 * @property {boolean} malformed an answer was not an envelope, or a success without data
 * @property {boolean} stored the page was stored
 * @property {boolean} isPrivate the page is for one request, and neither stored nor rendered from stored answers
 * @property {unknown} privatePage the page that was not stored, an entry of the server's
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
 * Times in ms, of the store.
 * @typedef {{ staleAt: number, expiresAt: number }} Lifetime
 *
 * An answer in the store.
 * @typedef {Lifetime & { tags: readonly string[], value: { revalidate: number } }} StoredAnswer
 *
 * What became of the call: its answer is in the store, or must not be stored and is passed on. The envelope is shared by
 * all renders: readers must not change it.
 * @typedef {{ kind: "stored", answer: StoredAnswer, envelope: { code: number, msg?: unknown, data?: unknown } }
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
  const seen = { unavailable: false, malformed: false, stored: false, isPrivate: false };
  const lifetime = { staleAt: Number.POSITIVE_INFINITY, expiresAt: Number.POSITIVE_INFINITY };
  const limits = { lifetime, revalidate: Number.POSITIVE_INFINITY, tags: new Set() };
  return { startedAt: Date.now(), sequence, provide, privatePage: undefined, ...limits, ...seen };
}

/**
 * Lets the page that is being rendered live no longer than an answer of its, and be refreshed with it.
 * @param {StoredAnswer} answer
 */
export function limitRender({ staleAt, expiresAt, tags, value }) {
  const render = renderContext();
  if (render === undefined) return;
  const { lifetime } = render;
  render.lifetime = {
    staleAt: Math.min(lifetime.staleAt, staleAt),
    expiresAt: Math.min(lifetime.expiresAt, expiresAt),
  };
  render.revalidate = Math.min(render.revalidate, value.revalidate);
  for (const tag of tags) render.tags.add(tag);
}
