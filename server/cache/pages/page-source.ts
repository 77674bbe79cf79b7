import pLimit from "p-limit";
import { addGzip, type CompressedBody } from "@/server/cache/store/compressed-body.js";
import type { PageEntry } from "@/server/cache/store/entry";
import { freshnessOf } from "@/server/cache/store/freshness.js";
import type { PageStore } from "@/server/cache/store/page-store.js";
import type { ListingLookup } from "./listing-lookup";
import { listingOf } from "./listing-path";
import type { PageRenders, Rendered } from "./page-renders";

/** Why a page is outdated: the reason that it could not be rendered, or was not. */
export type Outdated = Exclude<Rendered, "stored"> | "limited";

/** A page that is not stored, and that the visitor must not have rendered now. */
export interface Refused {
  retryAfterS: number;
}

/**
 * Decides whether a request may have a page rendered.
 * @returns null for a page whose renders are not limited, 0 to admit, else the seconds to wait
 */
export type AdmitRender = (path: string, store: Pick<PageStore, "page">) => number | null;

const admitAll: AdmitRender = () => null;

/** A page to send, and where it came from. */
export interface FoundPage {
  entry: PageEntry;
  /** Its internal path; for an unknown id, the path of the brand's not-found page. */
  path: string;
  cache: "HIT" | "STALE" | "MISS";
  outdated: Outdated | null;
}

/** Delay before a failed refresh is retried, in milliseconds. */
const RETRY_MS = 3_000;

/** Renders of limited pages at a time: one may wait for the marketplace while another computes. */
const LIMITED_RENDERS = 2;

/** Decides whether to send a page, to send and refresh it, or to render it first. */
export class PageSource {
  /** Pages whose refresh has failed. Garbage-collected with the entry. */
  #failing = new WeakMap<PageEntry, { why: Outdated; retryAt: number }>();
  /** Lookup and render in flight: a request during the lookup must not start a second render. */
  #making = new Map<string, Promise<FoundPage | Refused | null>>();
  /** Pages that are being rendered again, or wait for it. */
  #refreshing = new Set<string>();
  #queue = pLimit(LIMITED_RENDERS);

  constructor(
    private readonly store: PageStore,
    private readonly renders: PageRenders,
    private readonly lookup: ListingLookup,
  ) {
    store.onRevalidate((tags) => lookup.forget(tags));
  }

  /**
   * @param admit asked before a render begins, not when a request joins one
   * @returns null when the page is neither stored nor can be rendered
   */
  find(path: string, admit = admitAll): FoundPage | Promise<FoundPage | Refused | null> {
    const now = Date.now();
    const entry = this.store.page(path);
    if (entry === undefined) return this.#make(path, admit);
    const freshness = freshnessOf(entry, now);
    if (freshness === "fresh") return { entry, path, cache: "HIT", outdated: null };
    const failing = this.#failing.get(entry);
    if (failing && now < failing.retryAt) {
      return { entry, path, cache: "STALE", outdated: failing.why };
    }
    if (freshness === "expired") return this.#make(path, admit, entry);
    void this.#refresh(path, entry, admit);
    return { entry, path, cache: "STALE", outdated: failing?.why ?? null };
  }

  /** Adds gzip to a body of a page. */
  async addGzip({ path, entry }: FoundPage, body: CompressedBody): Promise<void> {
    await addGzip(body);
    this.store.resize(path, entry);
  }

  async #refresh(path: string, entry: PageEntry, admit: AdmitRender): Promise<void> {
    if (this.#refreshing.has(path)) return;
    this.#refreshing.add(path);
    try {
      if (this.store.isShared && (await this.#loadFresh(path))) return;
      const rendered = await this.#render(path, admit(path, this.store));
      if (typeof rendered === "string" && rendered !== "stored") this.#fail(entry, rendered);
    } finally {
      this.#refreshing.delete(path);
    }
  }

  /** @returns what became of the render; Refused when it was not admitted */
  #render(path: string, admitted: number | null): Refused | Promise<Rendered> {
    if (admitted === null) return this.renders.render(path);
    if (admitted > 0) return { retryAfterS: admitted };
    return this.#queue(() => this.renders.render(path));
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

  #make(path: string, admit: AdmitRender, old?: PageEntry): Promise<FoundPage | Refused | null> {
    const making = this.#making.get(path);
    if (making) return making;
    const started = this.#lookUpAndRender(path, admit, old).finally(() =>
      this.#making.delete(path),
    );
    this.#making.set(path, started);
    return started;
  }

  /** @param here the local page, returned when nothing newer is available */
  async #lookUpAndRender(
    path: string,
    admit: AdmitRender,
    here?: PageEntry,
  ): Promise<FoundPage | Refused | null> {
    const shared = this.store.isShared ? await this.#loadFresh(path) : undefined;
    if (shared) return { entry: shared, path, cache: "HIT", outdated: null };
    const old = this.store.page(path) ?? here;
    const listing = listingOf(path);
    const existence = listing && (await this.lookup.find(listing));
    if (listing && existence === "missing") {
      // The page of a deleted listing must not reappear when the marketplace does not answer.
      if (old) this.store.delete(path);
      return this.find(listing.missingPath);
    }
    let why: Outdated = "unavailable";
    if (existence !== "unavailable") {
      const rendered = await this.#render(path, admit(path, this.store));
      if (typeof rendered === "object") {
        return old ? { entry: old, path, cache: "STALE", outdated: "limited" } : rendered;
      }
      const entry = rendered === "stored" ? this.store.page(path) : undefined;
      if (entry) return { entry, path, cache: "MISS", outdated: null };
      if (rendered !== "stored") why = rendered;
    }
    if (old === undefined) return null;
    this.#fail(old, why);
    return { entry: old, path, cache: "STALE", outdated: why };
  }
}
