// @ts-check

import { limitRender, renderContext } from "../../lib/render/context.js";
import { answerEntry, answerKey } from "./store/answer-entry.js";
import { identityOf } from "./store/compressed-body.js";
import { REPORTING_ENDPOINTS } from "./store/content-security-policy.js";
import { earlier, FOREVER, freshnessOf, lifetimeFrom, MAX_SHARED_S } from "./store/freshness.js";
import { pageStore } from "./store/page-store.js";
import { pageSize, preparePage, tagsOf } from "./store/prepare-page.js";

/**
 * Next's `cacheHandler`: stores pages and the answers they were rendered from in the process's store. Loaded by
 * `next build` and `next start` without a compiler, hence plain JavaScript.
 *
 * @typedef {import("./store/prepare-page.js").NextPage} NextPage
 * @typedef {import("./store/prepare-page.js").NextFile} NextFile
 * @typedef {import("./store/entry").DataValue} DataValue
 * @typedef {{ kind?: string, tags?: string[], softTags?: string[], fetchUrl?: string, revalidate?: number | false,
 *   fetchCache?: boolean, cacheControl?: { revalidate: number | false, expire?: number } }} Context
 */

/** A page that was rendered with a malformed answer is rendered again after this many seconds. */
const RETRY_MALFORMED_S = 5;

/**
 * Next overwrites the Vary of middleware.ts, but keeps a page's own: by host, because caches may omit it from their
 * key, and by device, because some paths redirect phones. server/ computes its own.
 */
const PAGE_VARY = { vary: "Host,X-Forwarded-Host,User-Agent" };

/** Older than any lifetime: Next computes staleness itself, and treats 0 as "just now". */
const LONG_AGO = 1;

export default class CacheHandler {
  /**
   * @param {string} key
   * @param {Context} context
   */
  async get(key, context) {
    return context.kind === "FETCH" ? readAnswer(key, context) : readPage(key);
  }

  /**
   * @param {string} key
   * @param {NextPage | NextFile | DataValue | null} value
   * @param {Context} context
   */
  async set(key, value, context) {
    if (value?.kind === "FETCH") writeAnswer(key, value, context);
    else if (value?.kind === "APP_PAGE" || value?.kind === "APP_ROUTE") {
      await writePage(key, value, context);
    }
  }

  /**
   * @param {string | string[]} tags
   * @param {{ expire?: number }} [durations]
   */
  async revalidateTag(tags, durations) {
    await pageStore().revalidateTags([tags].flat(), durations);
  }

  resetRequestCache() {}
}

/**
 * Next's key of a response is `/route-cache/<kind>/<hash of the route>/$<path>`.
 * @param {string} key
 */
const pathOf = (key) => key.slice(key.indexOf("/$/") + 2);

/**
 * @param {number | false} own of the page; false: never
 * @param {ReturnType<typeof renderContext>} render
 */
function secondsUntilStale(own, render) {
  if (render?.malformed) return RETRY_MALFORMED_S;
  const seconds = Math.min(own || FOREVER.staleAt, render?.revalidate ?? FOREVER.staleAt);
  return Number.isFinite(seconds) ? seconds : false;
}

/** @param {string} key */
function readPage(key) {
  // server/ requests only pages that have to be rendered.
  if (renderContext()) return null;
  const entry = pageStore().page(pathOf(key));
  if (entry?.key !== key || freshnessOf(entry, Date.now()) === "expired") return null;
  const { page, revalidate, expire, tags } = entry;
  const now = Date.now();
  const isStale = freshnessOf(entry, now) === "stale";
  return {
    // Staleness is decided here. Next derives its headers for caches in front of it from `revalidate`.
    lastModified: isStale ? LONG_AGO : now,
    cacheControl: {
      revalidate: revalidate === false ? revalidate : Math.min(revalidate, MAX_SHARED_S),
      expire: isStale ? undefined : expire,
    },
    value: toNextValue(page, tags),
  };
}

/**
 * @param {import("./store/prepare-page.js").PreparedPage} page
 * @param {readonly string[]} tags
 */
function toNextValue(page, tags) {
  const headers = {
    ...page.headers,
    ...(tags.length > 0 ? { "x-next-cache-tags": tags.join(",") } : {}),
    ...(page.location ? { location: page.location } : {}),
  };
  const body = identityOf(page.body);
  if (page.kind === "APP_ROUTE") {
    const typed = { ...headers, ...PAGE_VARY, "content-type": page.contentType };
    return { kind: page.kind, status: page.status, headers: typed, body };
  }
  return {
    kind: page.kind,
    status: page.status,
    headers: { ...headers, ...endToEndHeaders(page) },
    html: body.toString(),
    rscData: page.rsc && identityOf(page.rsc),
    segmentData: new Map([...page.segments].map(([path, data]) => [path, identityOf(data)])),
    postponed: undefined,
  };
}

/**
 * Returns the headers that plain `next start` sends with a page or file, without server/ in front.
 * @param {import("./store/prepare-page.js").PreparedPage} page
 * @returns {Record<string, string>}
 */
function endToEndHeaders({ csp }) {
  if (csp === undefined) return PAGE_VARY;
  const [name, value] = REPORTING_ENDPOINTS;
  return { "content-security-policy": csp, [name.toLowerCase()]: value, ...PAGE_VARY };
}

/**
 * Returns the lifetime that caches in front of plain `next start` get for a newly rendered page.
 * @param {NonNullable<Context["cacheControl"]>} cacheControl
 */
function firstLifetime({ revalidate, expire }) {
  const fresh = Math.min(revalidate || MAX_SHARED_S, MAX_SHARED_S);
  const stale = expire === undefined ? 0 : Math.max(0, expire - fresh);
  return `s-maxage=${fresh}, stale-while-revalidate=${stale}`;
}

/**
 * Stores what Next has rendered, for renders that bypass Next's own calls of `set`.
 * @param {string} path internal path
 * @param {NextPage} value
 * @param {Context} context
 */
export function storePage(path, value, context) {
  return writePage(`/$${path}`, value, context);
}

/**
 * @param {string} key
 * @param {NextPage | NextFile} value
 * @param {Context} context
 */
async function writePage(key, value, { cacheControl }) {
  const page = await preparePage(value);
  // On a cache miss, Next sends this same object.
  value.status = page.status;
  const isPage = page.kind === "APP_PAGE";
  value.headers = {
    ...value.headers,
    ...endToEndHeaders(page),
    // A header that is set Next leaves as it is.
    ...(isPage && cacheControl ? { "cache-control": firstLifetime(cacheControl) } : {}),
  };
  const render = renderContext();
  if (render?.unavailable) return;
  const now = Date.now();
  const revalidate = secondsUntilStale(cacheControl?.revalidate ?? false, render);
  const expire = cacheControl?.expire;
  /** @type {import("./store/entry").PageEntry} */
  const entry = {
    kind: "page",
    key,
    page,
    tags: [...new Set([...tagsOf(value), ...(render?.tags ?? [])])],
    storedAt: now,
    revalidate,
    expire,
    size: pageSize(page),
    ...earlier(lifetimeFrom({ revalidate, expire }, now), render?.lifetime),
  };
  if (render?.isPrivate) {
    render.privatePage = entry;
    return;
  }
  pageStore().write(pathOf(key), entry, render?.startedAt ?? now, render?.sequence);
  if (render) render.stored = true;
}

/**
 * The store's key of an answer. Next's own one hashes all headers of the call.
 * @param {string} key
 * @param {Context} context
 */
const keyOfAnswer = (key, { fetchUrl }) => (fetchUrl === undefined ? key : answerKey(fetchUrl));

/**
 * @param {string} nextKey
 * @param {Context} context
 */
async function readAnswer(nextKey, context) {
  if (renderContext()?.isPrivate) return null;
  const key = keyOfAnswer(nextKey, context);
  const entry = pageStore().data(key) ?? (await loadAnswer(key));
  if (!entry) return null;
  const isStale = freshnessOf(entry, Date.now()) === "stale";
  if (!isStale) limitRender(entry);
  return { lastModified: isStale ? LONG_AGO : entry.storedAt, value: entry.value };
}

/**
 * Loads an answer that another storefront has fetched.
 * @param {string} key
 */
async function loadAnswer(key) {
  await pageStore().load(key);
  return pageStore().data(key);
}

/**
 * @param {string} nextKey
 * @param {DataValue} value
 * @param {Context} context
 */
function writeAnswer(nextKey, value, context) {
  if (renderContext()?.isPrivate) return;
  const entry = answerEntry(value, context.tags ?? [], Date.now());
  if (entry === undefined) return;
  limitRender(entry);
  const render = renderContext();
  const key = keyOfAnswer(nextKey, context);
  pageStore().write(key, entry, render?.startedAt ?? entry.storedAt, render?.sequence);
}
