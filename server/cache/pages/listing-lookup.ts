import { ERRORS } from "@storefront/contract/codes";
import { toHttpRequest } from "@storefront/contract/http/http-request";
import { LRUCache } from "lru-cache";
import type { ProvideAnswer, Provided } from "@/lib/render/context.js";
import { parseAnswer } from "@/server/cache/store/marketplace-answer.js";
import type { ListingPath } from "./listing-path";

/** Whether a listing or shop exists. If so, its page reuses the answer. */
export type Existence = "missing" | "unavailable" | "exists";

/** Number of unknown ids to remember: as many as a crawler tries in a minute, in a megabyte or two. */
const REMEMBERED = 10_000;
const REMEMBER_MS = 60_000;

const MISSING_CODES: ReadonlySet<unknown> = new Set([
  ERRORS.goodsNotFound.code,
  ERRORS.sellerNotFound.code,
]);

/** Looks up a listing or shop at the marketplace before its page is rendered. */
export class ListingLookup {
  #missing = new LRUCache<string, true>({ max: REMEMBERED, ttl: REMEMBER_MS });
  /** Raised by revalidations: a listing that was missing before one may exist since. */
  #revalidations = 0;

  /** @param apiBaseUrl without a trailing slash */
  constructor(
    private readonly apiBaseUrl: string,
    private readonly provide: ProvideAnswer,
  ) {}

  /** Forgets unknown ids whose tag was revalidated, since they may exist now. */
  forget(tags: readonly string[]): void {
    this.#revalidations += 1;
    for (const tag of tags) this.#missing.delete(tag);
  }

  find(listing: ListingPath): Promise<Existence> | Existence {
    return this.#missing.has(listing.tag) ? "missing" : this.#lookUp(listing);
  }

  async #lookUp({ call, payload, policy, tag }: ListingPath): Promise<Existence> {
    const before = this.#revalidations;
    const { target, init } = toHttpRequest(call, payload, {});
    const provided = await this.provide({
      ...{ call, address: new URL(this.apiBaseUrl + target).href },
      ...{ headers: init.headers, ...policy },
    });
    const existence = existenceOf(provided);
    if (existence === "missing" && before === this.#revalidations) this.#missing.set(tag, true);
    return existence;
  }
}

function existenceOf(provided: Provided): Existence {
  if (provided.kind === "failed") return "unavailable";
  if (provided.kind === "passed" && provided.status >= 500) return "unavailable";
  const envelope = provided.kind === "passed" ? parseAnswer(provided.body) : provided.envelope;
  const code = envelope?.code;
  return MISSING_CODES.has(code) ? "missing" : "exists";
}
