import { freshnessOf } from "@/lib/page-cache/freshness.js";
import type { PageEntry, PageStore } from "@/lib/page-cache/page-store.js";
import type { ListingLookup } from "./listing-lookup";
import { listingOf } from "./listing-path";
import type { PageRenders, Rendered } from "./page-renders";

/** Why a page is older than it should be: nothing newer was available. */
export type Outdated = Exclude<Rendered, "stored">;

/** A page to send, and how it was come by. */
export interface FoundPage {
  entry: PageEntry;
  /** The internal path it stands under; that of the brand's missing page for an id of nothing. */
  path: string;
  cache: "HIT" | "STALE" | "MISS";
  outdated: Outdated | null;
}

/** A page that could not be refreshed is tried again after this many milliseconds. */
const RETRY_MS = 3_000;

/** Decides for a page: send it, send it and refresh it, or render it first. */
export class PageSource {
  /** Pages whose refresh has not worked. Forgotten with the entry. */
  #failing = new WeakMap<PageEntry, { why: Outdated; retryAt: number }>();
  /** Lookup and render together: who asks during the one must not begin the other anew. */
  #making = new Map<string, Promise<FoundPage | null>>();

  constructor(
    private readonly store: PageStore,
    private readonly renders: PageRenders,
    private readonly lookup: ListingLookup,
  ) {
    store.onRevalidate((tags) => lookup.forget(tags));
  }

  /** @returns null when the page can be neither found nor made */
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

  /** A page that another storefront has rendered, unless that is old as well; it is in the store then. */
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

  /** @param here what there is, sent when nothing newer is available */
  async #lookUpAndRender(path: string, here?: PageEntry): Promise<FoundPage | null> {
    const shared = this.store.isShared ? await this.#loadFresh(path) : undefined;
    if (shared) return { entry: shared, path, cache: "HIT", outdated: null };
    const old = this.store.page(path) ?? here;
    const listing = listingOf(path);
    const existence = listing && (await this.lookup.find(listing));
    if (listing && existence?.kind === "missing") {
      // The page of something that is gone must not come back when the marketplace does not answer.
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
