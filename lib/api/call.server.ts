import "server-only";
import type { CallAnswer, CallRequest } from "@/contract/calls";
import { withQuery } from "@/contract/http-request";
import { type CallName, PATHS } from "@/contract/paths";
import { env } from "@/lib/env";
import { renderContext } from "@/lib/page-cache/render-context.js";
import { uncachedIdHeaders } from "@/observability/outgoing-headers";
import type { CachePolicy } from "./cache-tags";
import { countCall, outcomeOfResult } from "./count-call";
import { request } from "./request";
import type { Result } from "./result";

/** A page is not held up longer than this by a marketplace that does not answer, in milliseconds. */
const PAGE_TIMEOUT_MS = 8_000;

/** The calls of the contract that may be cached: reads without a visitor. */
export type CachedCall = {
  [N in CallName]: (typeof PATHS)[N]["method"] extends "GET" ? N : never;
}[CallName];

/**
 * The one way a page calls the marketplace: no visitor, no cookies, and the answer kept by Next's cache under the
 * policy's tags (`lib/api/cache-tags.ts`). Never throws: a marketplace that is down is a `Failure` of kind
 * "network" or "timeout". `data` is what the marketplace sent, not checked: readers in lib/ make a safe view of it.
 */
export async function callServer<N extends CachedCall>(
  name: N,
  payload: CallRequest<N>,
  policy: CachePolicy,
): Promise<Result<CallAnswer<N>>> {
  const began = performance.now();
  const result = await request(name, payload, {
    base: env().apiBaseUrl,
    timeoutMs: PAGE_TIMEOUT_MS,
    // The marketplace believes a request's id from those who show the secret.
    headers: { "X-Internal-Secret": env().internalSecret, ...uncachedIdHeaders() },
    init: { next: { tags: [...policy.tags], revalidate: policy.revalidate } },
  });
  if (!isCached(name, payload)) countCall(name, outcomeOfResult(result), began);
  noteFailure(result);
  return result;
}

/** Whether the answer came from the store: such a call says nothing of the marketplace. */
function isCached<N extends CachedCall>(name: N, payload: CallRequest<N>): boolean {
  const address = withQuery(env().apiBaseUrl + PATHS[name].path, { ...payload });
  return renderContext()?.cached.has(new URL(address).href) ?? false;
}

/** What the page must not be kept with, however well it copes: `server/cache-handler.js` reads it when it stores. */
function noteFailure(result: Result<unknown>): void {
  const render = renderContext();
  if (render === undefined) return;
  if (isUnavailable(result)) render.unavailable = true;
  if (isMalformed(result)) render.malformed = true;
}

/** The marketplace gave no answer, or one that says that it is broken. */
function isUnavailable(result: Result<unknown>): boolean {
  if (result.ok) return false;
  return result.kind === "network" || result.kind === "timeout" || (result.status ?? 0) >= 500;
}

function isMalformed(result: Result<unknown>): boolean {
  if (!result.ok) return result.kind === "broken";
  return result.code === 0 && (typeof result.data !== "object" || result.data === null);
}
