import type { PageEntry } from "@/server/cache/store/entry";
import { freshnessOf } from "@/server/cache/store/freshness.js";
import type { PageStore } from "@/server/cache/store/page-store.js";
import type { ListingLookup } from "./listing-lookup";
import { listingOf } from "./listing-path";
import type { PageRenders, Rendered } from "./page-renders";

/** Why a page is outdated: the reason that it could not be rendered. */
export type Outdated = Exclude<Rendered, "stored">;

/** A page to send, and where it came from. */
export interface FoundPage {
  entry: PageEntry;
  /** Its internal path; that of the brand's not-found page for an unknown id. */
  path: string;
  cache: "HIT" | "STALE" | "MISS";
  outdated: Outdated | null;
}

/** Delay before a failed refresh is retried, in milliseconds. */
const RETRY_MS = 3_000;

/** Decides whether to send a page, to send and refresh it, or to render it first. */
export class PageSource {
  /** Pages whose refresh has failed. Garbage-collected with the entry. */
  #failing = new WeakMap<PageEntry, { why: Outdated; retryAt: number }>();
  /** Lookup and render in flight: a request during the lookup must not start a second render. */
  #making = new Map<string, Promise<FoundPage | null>>();

  constructor(
    private readonly store: PageStore,
    private readonly renders: PageRenders,
    private readonly lookup: ListingLookup,
  ) {
    store.onRevalidate((tags) => lookup.forget(tags));
  }

  /** @returns null when the page is neither stored nor can be rendered */
  find(path: string): FoundPage | Promise<FoundPage | null> {
    const now = Date.now();
    const entry = this.store.page(path);
    if (entry === undefined) return this.#make(path);
    const freshness = freshnessOf(entry, now);
    if (freshness === "fresh") return { entry, path, cache: "HIT", outdated: null };
    const failing = this.#failing.get(entry);
    if (failing && now < failing.retryAt) {
      return { entry, path, cache: "STALE", outdated: failing.why };
    }
    if (freshness === "expired") return this.#make(path, entry);
    void this.#refresh(path, entry);
    return { entry, path, cache: "STALE", outdated: failing?.why ?? null };
  }

  async #refresh(path: string, entry: PageEntry): Promise<void> {
    if (this.store.isShared && (await this.#loadFresh(path))) return;
    const rendered = await this.renders.render(path);
    if (rendered !== "stored") this.#fail(entry, rendered);
  }

  /** Loads a page that another storefront has rendered into the store. @returns undefined when it is not fresh */
  async #loadFresh(path: string): Promise<PageEntry | undefined> {
    await this.store.load(path);
    const entry = this.store.page(path);
    return entry && freshnessOf(entry, Date.now()) === "fresh" ? entry : undefined;
  }

  #fail(entry: PageEntry, why: Outdated): void {
    this.#failing.set(entry, { why, retryAt: Date.now() + RETRY_MS });
  }

  #make(path: string, old?: PageEntry): Promise<FoundPage | null> {
    const making = this.#making.get(path);
    if (making) return making;
    const started = this.#lookUpAndRender(path, old).finally(() => this.#making.delete(path));
    this.#making.set(path, started);
    return started;
  }

  /** @param here the local page, returned when nothing newer is available */
  async #lookUpAndRender(path: string, here?: PageEntry): Promise<FoundPage | null> {
    const shared = this.store.isShared ? await this.#loadFresh(path) : undefined;
    if (shared) return { entry: shared, path, cache: "HIT", outdated: null };
    const old = this.store.page(path) ?? here;
    const listing = listingOf(path);
    const existence = listing && (await this.lookup.find(listing));
    if (listing && existence?.kind === "missing") {
      // The page of a deleted listing must not reappear when the marketplace does not answer.
      if (old) this.store.delete(path);
      return this.find(listing.missingPath);
    }
    let why: Outdated = "unavailable";
    if (existence?.kind !== "unavailable") {
      const answers = existence?.kind === "exists" ? existence.answers : undefined;
      const rendered = await this.renders.render(path, answers);
      const entry = rendered === "stored" ? this.store.page(path) : undefined;
      if (entry) return { entry, path, cache: "MISS", outdated: null };
      if (rendered !== "stored") why = rendered;
    }
    if (old === undefined) return null;
    this.#fail(old, why);
    return { entry: old, path, cache: "STALE", outdated: why };
  }
}
