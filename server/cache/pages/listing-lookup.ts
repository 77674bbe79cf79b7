import { ERRORS } from "@storefront/contract/codes";
import { toHttpRequest } from "@storefront/contract/http-request";
import { requestIdHeaders } from "@storefront/platform/observability/outgoing-headers";
import { LRUCache } from "lru-cache";
import { countCall, outcomeOfStatus } from "@/lib/api/count-call";
import type { FetchedAnswer } from "@/lib/render/context.js";
import { isWellFormedAnswer } from "@/server/cache/store/marketplace-answer.js";
import type { ListingPath } from "./listing-path";

/** Whether a listing or shop exists. `answers`: the fetched answer, so that its page need not fetch it again. */
export type Existence =
  | { kind: "missing" | "unavailable" }
  | { kind: "exists"; answers: Map<string, FetchedAnswer> };

/** As long as a page waits for the marketplace (lib/api/call.server.ts). */
const TIMEOUT_MS = 8_000;

/** Number of unknown ids to remember: as many as a crawler tries in a minute, in a megabyte or two. */
const REMEMBERED = 10_000;
const REMEMBER_MS = 60_000;

const MISSING_CODES: ReadonlySet<unknown> = new Set([
  ERRORS.goodsNotFound.code,
  ERRORS.sellerNotFound.code,
]);

/** Looks up a listing or shop at the marketplace before its page is rendered. Concurrent lookups share a call. */
export class ListingLookup {
  #missing = new LRUCache<string, true>({ max: REMEMBERED, ttl: REMEMBER_MS });
  #running = new Map<string, Promise<Existence>>();

  /**
   * @param apiBaseUrl without a trailing slash
   * @param headers sent with every call
   */
  constructor(
    private readonly apiBaseUrl: string,
    private readonly headers: Record<string, string> = {},
  ) {}

  /** Forgets unknown ids whose tag was revalidated, since they may exist now. */
  forget(tags: readonly string[]): void {
    for (const tag of tags) this.#missing.delete(tag);
  }

  find(listing: ListingPath): Promise<Existence> | Existence {
    if (this.#missing.has(listing.tag)) return { kind: "missing" };
    const running = this.#running.get(listing.tag);
    if (running) return running;
    const started = this.#fetch(listing).finally(() => this.#running.delete(listing.tag));
    this.#running.set(listing.tag, started);
    return started;
  }

  async #fetch({ call, payload, tag }: ListingPath): Promise<Existence> {
    const headers = { ...this.headers, ...requestIdHeaders() };
    const { target, init } = toHttpRequest(call, payload, { headers });
    const address = this.apiBaseUrl + target;
    const began = performance.now();
    try {
      const response = await fetch(address, {
        ...init,
        cache: "no-store",
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const body = await response.text();
      countCall(call, outcomeOfStatus(response.status), began);
      if (response.status >= 500) return { kind: "unavailable" };
      if (isMissing(body)) {
        this.#missing.set(tag, true);
        return { kind: "missing" };
      }
      return { kind: "exists", answers: reusableAnswers(address, response, body) };
    } catch (error) {
      const isSlow = error instanceof Error && error.name === "TimeoutError";
      countCall(call, isSlow ? "timeout" : "network", began);
      return { kind: "unavailable" };
    }
  }
}

function isMissing(body: string): boolean {
  if (!isWellFormedAnswer(body)) return false;
  const { code } = JSON.parse(body) as { code: number };
  return MISSING_CODES.has(code);
}

/** Only answers that Next would cache too; the render fetches a malformed one again. */
function reusableAnswers(address: string, response: Response, body: string) {
  const answers = new Map<string, FetchedAnswer>();
  if (response.status === 200 && isWellFormedAnswer(body)) {
    const headers = { "content-type": response.headers.get("content-type") ?? "application/json" };
    answers.set(new URL(address).href, { status: 200, headers, body });
  }
  return answers;
}
