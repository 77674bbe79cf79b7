import "server-only";
import type { CallAnswer, CallRequest } from "@storefront/contract/calls";
import { toHttpRequest } from "@storefront/contract/http/http-request";
import type { CallName, PATHS } from "@storefront/contract/http/paths";
import { uncachedIdHeaders } from "@storefront/platform/observability/outgoing-headers";
import { env } from "@/lib/env";
import { limitRender, type Provided, renderContext } from "@/lib/render/context.js";
import type { CachePolicy } from "./cache-tags";
import { countCall, outcomeOfResult } from "./count-call";
import { fetchRead } from "./fetch-read";
import { PAGE_TIMEOUT_MS, readEnvelope, request } from "./request";
import type { Result } from "./result";

interface Options {
  /** Whether a page is complete enough to be sent without the answer, as for the links of a header. */
  isOptional?: boolean;
}

/** The calls of the contract that may be cached: reads without a visitor. */
export type CachedCall = {
  [N in CallName]: (typeof PATHS)[N]["method"] extends "GET" ? N : never;
}[CallName];

/**
 * The one way a page calls the marketplace: without visitor data or cookies, cached by Next under the policy's tags
 * (`lib/api/cache-tags.ts`). Never throws: a marketplace that is down is a `Failure` of kind "network" or "timeout".
 * `data` is not validated: the readers in lib/ decode it into a safe view.
 */
export async function callServer<N extends CachedCall>(
  name: N,
  payload: CallRequest<N>,
  policy: CachePolicy,
  { isOptional = false }: Options = {},
): Promise<Result<CallAnswer<N>>> {
  const began = performance.now();
  const render = renderContext();
  const base = env().apiBaseUrl;
  const provided =
    policy.revalidate > 0 || render?.isPrivate
      ? await render?.provide?.({ call: name, ...addressOf(name, payload, base), ...policy })
      : undefined;
  if (provided?.kind === "stored") {
    limitRender(provided.answer);
    return readEnvelope(name, provided.envelope);
  }
  const result = await request(name, payload, {
    base,
    timeoutMs: PAGE_TIMEOUT_MS,
    // The marketplace trusts a request id only when the secret comes with it.
    headers: { "X-Internal-Secret": env().internalSecret, ...uncachedIdHeaders() },
    init: { next: { tags: [...policy.tags], revalidate: policy.revalidate } },
    fetch: provided ? async () => passOn(provided) : fetchRead,
  });
  // A provided answer is counted once, however many renders share it.
  if (provided === undefined) countCall(name, outcomeOfResult(result), began);
  noteFailure(result, isOptional);
  return result;
}

function addressOf(name: CachedCall, payload: object, base: string) {
  const { target, init } = toHttpRequest(name, payload);
  return { address: new URL(base + target).href, headers: init.headers };
}

function passOn(provided: Exclude<Provided, { kind: "stored" }>): Response {
  if (provided.kind === "failed") throw provided.error;
  return new Response(provided.body, { status: provided.status });
}

/** Marks the render as degraded even if the page copes: `server/cache/handler.js` reads the marks when it stores it. */
function noteFailure(result: Result<unknown>, isOptional: boolean): void {
  const render = renderContext();
  if (render === undefined) return;
  if (isUnavailable(result) && !isOptional) render.unavailable = true;
  // Such a page is stored, and rendered again soon.
  if (isMalformed(result) || (isUnavailable(result) && isOptional)) render.malformed = true;
}

/** The marketplace did not answer, or with a server error. */
function isUnavailable(result: Result<unknown>): boolean {
  if (result.ok) return false;
  return result.kind === "network" || result.kind === "timeout" || (result.status ?? 0) >= 500;
}

function isMalformed(result: Result<unknown>): boolean {
  if (!result.ok) return result.kind === "broken";
  return result.code === 0 && (typeof result.data !== "object" || result.data === null);
}
