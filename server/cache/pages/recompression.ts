import { performance } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { count } from "@storefront/platform/observability/metrics/recorder";
import { log } from "@/lib/log";
import { compressSmallest } from "@/server/cache/store/compressed-body.js";
import type { PageEntry } from "@/server/cache/store/entry";
import type { PageStore } from "@/server/cache/store/page-store.js";

/** Requests by clients that accept brotli, after which a stored page is compressed again. */
export const POPULAR_AFTER = 20;

/** Maximum number of waiting pages; a further page must be requested again. */
export const MAX_WAITING = 32;

/** Size limit of pages to compress again, in compressed bytes: the largest takes about two seconds. */
const MAX_BYTES = 128 * 1024;

/** Share of one processor that compression may take. */
const SHARE = 0.1;

/** Pages that are refreshed sooner are not worth it, ms. */
const MIN_LIFETIME_MS = 20_000;

/** Utilization of the event loop above which requests have priority, and the interval of its measurements, ms. */
const BUSY = 0.7;
const BUSY_RETRY_MS = 1_000;

interface Options {
  /** @param ms of a pause that does not keep the process alive */
  rest: (ms: number) => Promise<unknown>;
  isBusy: () => boolean;
  compress: (body: PageEntry["page"]["body"]) => Promise<void>;
}

type Outcome = "smaller" | "shared" | "replaced" | "failed";

/**
 * Compresses popular pages with brotli's highest quality, a fifth smaller. Runs in the background: one page at a time,
 * outside the main thread, with pauses, and not while the process is busy. The stored page is sent meanwhile.
 */
export class Recompression {
  /** Garbage-collected with the entry, so that the count of a replaced page restarts at zero. */
  #requests = new WeakMap<PageEntry, number>();
  /** Paths that wait or are being compressed, in order. */
  #waiting = new Map<string, PageEntry>();
  #isRunning = false;
  #options: Options;

  constructor(
    private readonly store: PageStore,
    options: Partial<Options> = {},
  ) {
    this.#options = { rest, isBusy: createBusyCheck(), compress: compressSmallest, ...options };
  }

  /** Counts a request of a page's document by a client that accepts brotli. Costs far less than sending the page. */
  onRequest(path: string, entry: PageEntry): void {
    const { body } = entry.page;
    if (body.isSmallest || body.br === undefined || body.br.length > MAX_BYTES) return;
    const requests = (this.#requests.get(entry) ?? 0) + 1;
    this.#requests.set(entry, requests);
    if (requests < POPULAR_AFTER || this.#waiting.has(path)) return;
    if (this.#waiting.size >= MAX_WAITING) return;
    this.#waiting.set(path, entry);
    if (!this.#isRunning) void this.#run();
  }

  async #run(): Promise<void> {
    const { rest, isBusy } = this.#options;
    this.#isRunning = true;
    for (const [path, entry] of this.#waiting) {
      while (isBusy()) await rest(BUSY_RETRY_MS);
      const began = performance.now();
      const outcome = await this.#recompress(path, entry).catch((error: unknown): Outcome => {
        log().error({ err: error, path }, "page not compressed again");
        this.#requests.set(entry, Number.NEGATIVE_INFINITY);
        return "failed";
      });
      count("page_recompressions_total", { outcome });
      this.#waiting.delete(path);
      await rest((performance.now() - began) * (1 / SHARE - 1));
    }
    this.#isRunning = false;
  }

  async #recompress(path: string, wanted: PageEntry): Promise<Outcome> {
    if (this.store.page(path) !== wanted) return "replaced";
    // Another storefront may have compressed it; the loaded entry replaces this one.
    if (this.store.isShared) await this.store.load(path);
    const entry = this.store.page(path);
    if (!entry || entry.staleAt - Date.now() < MIN_LIFETIME_MS) return "replaced";
    if (entry.page.body.isSmallest) return "shared";
    await this.#options.compress(entry.page.body);
    if (this.store.page(path) !== entry) return "replaced";
    this.store.resize(path, entry);
    this.store.share(path, entry);
    return "smaller";
  }
}

const rest = (ms: number) => pause(ms, undefined, { ref: false });

/** @returns whether the main thread was busy since the last call */
function createBusyCheck(): () => boolean {
  let last = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, last);
    last = now;
    return utilization > BUSY;
  };
}
