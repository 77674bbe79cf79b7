import { AsyncResource } from "node:async_hooks";
import { count } from "@storefront/platform/observability/metrics/recorder";
import { requestIdHeaders } from "@storefront/platform/observability/outgoing-headers";
import { countCall, outcomeOfStatus } from "@/lib/api/count-call";
import { fetchRead } from "@/lib/api/fetch-read";
import { PAGE_TIMEOUT_MS } from "@/lib/api/request";
import type { ProvideAnswer, Provided, WantedAnswer } from "@/lib/render/context.js";
import { answerEntry, answerKey, envelopeOf } from "@/server/cache/store/answer-entry.js";
import type { DataEntry } from "@/server/cache/store/entry";
import { freshnessOf } from "@/server/cache/store/freshness.js";
import { EVERY_TAG, type PageStore } from "@/server/cache/store/page-store.js";

interface Flight {
  tags: readonly string[];
  /** A change was announced after the call began. */
  isOutdated: boolean;
  result: Promise<Provided>;
}

/** Calls for one answer, when a change of it is announced during each. */
const MAX_CALLS = 3;

/**
 * Gets the marketplace's answers into the store, for renders and lookups alike. Those that want an answer which is
 * being fetched join that call, unless a change of it was announced since the call began.
 */
export class AnswerSource {
  #flights = new Map<string, Flight>();
  /** Calls are made outside of a render: Next takes a fetch within one that it does not cache for a dynamic page. */
  #outside = new AsyncResource("AnswerSource");

  /**
   * @param headers sent with every call
   * @param announcesChanges whether the marketplace sends the tags of changes; if so, other changes are counted
   */
  constructor(
    private readonly store: PageStore,
    private readonly headers: Record<string, string> = {},
    private readonly announcesChanges = false,
  ) {
    store.onRevalidate((tags) => this.#abandon(tags));
  }

  /** Resolves when the store has a fresh answer, or with a substitute. Never rejects. */
  provide: ProvideAnswer = async (wanted) => {
    const key = answerKey(wanted.address);
    for (let calls = 1; ; calls += 1) {
      const stored = await this.#stored(key);
      if (stored) return provided(stored);
      const flight = this.#join(key, wanted);
      const result = await flight.result;
      if (!flight.isOutdated || calls === MAX_CALLS) return result;
    }
  };

  #fresh(key: string): DataEntry | undefined {
    const entry = this.store.data(key);
    return entry && freshnessOf(entry, Date.now()) === "fresh" ? entry : undefined;
  }

  async #stored(key: string): Promise<DataEntry | undefined> {
    const here = this.#fresh(key);
    if (here || !this.store.isShared || this.#flights.has(key)) return here;
    await this.store.load(key);
    return this.#fresh(key);
  }

  #join(key: string, wanted: WantedAnswer): Flight {
    const running = this.#flights.get(key);
    if (running) return running;
    const flight: Flight = {
      tags: wanted.tags,
      isOutdated: false,
      result: this.#fetch(key, wanted, () => flight.isOutdated).finally(() => {
        if (this.#flights.get(key) === flight) this.#flights.delete(key);
      }),
    };
    this.#flights.set(key, flight);
    return flight;
  }

  /** A read in progress may have the state before the change. */
  #abandon(tags: readonly string[]): void {
    for (const [key, flight] of this.#flights) {
      if (!tags.includes(EVERY_TAG) && !flight.tags.some((tag) => tags.includes(tag))) continue;
      flight.isOutdated = true;
      this.#flights.delete(key);
    }
  }

  async #fetch(key: string, wanted: WantedAnswer, isOutdated: () => boolean): Promise<Provided> {
    const [startedAt, sequence, began] = [Date.now(), this.store.sequence, performance.now()];
    const { call, address, tags, revalidate } = wanted;
    const init = {
      headers: { ...wanted.headers, ...this.headers, ...requestIdHeaders() },
      cache: "no-store" as const,
      signal: AbortSignal.timeout(PAGE_TIMEOUT_MS),
    };
    try {
      const [response, body] = await this.#outside.runInAsyncScope(async () => {
        const answer = await fetchRead(address, init);
        return [answer, await answer.text()] as const;
      });
      countCall(call, outcomeOfStatus(response.status), began);
      const headers = {
        "content-type": response.headers.get("content-type") ?? "application/json",
      };
      const { status } = response;
      const data = { url: address, status, headers, body: Buffer.from(body).toString("base64") };
      const value = { kind: "FETCH" as const, data, revalidate };
      const entry = status === 200 ? answerEntry(value, tags, Date.now()) : undefined;
      if (entry === undefined) return { kind: "passed", status, body };
      // The answer of a later call may be there already.
      if (!isOutdated()) {
        this.#countMissedChange(call, key, entry);
        this.store.write(key, entry, startedAt, sequence);
      }
      return provided(entry);
    } catch (error) {
      const isSlow = error instanceof Error && error.name === "TimeoutError";
      countCall(call, isSlow ? "timeout" : "network", began);
      return { kind: "failed", error };
    }
  }

  /** An answer that was refreshed because of its age, and differs, has changed without an announcement. */
  #countMissedChange(call: string, key: string, found: DataEntry): void {
    const old = this.store.data(key);
    if (!this.announcesChanges || old === undefined || isSameContent(old, found)) return;
    count("marketplace_changes_missed_total", { call });
  }
}

const provided = (answer: DataEntry): Provided => ({
  kind: "stored",
  answer,
  envelope: envelopeOf(answer),
});

/** A signed address of an upload is another one every few hours, and still shows the same picture. */
const ADDRESS_WITH_QUERY = /"([^"?\\]*)\?[^"\\]*/g;

/** Whether two answers show the same. */
const isSameContent = (one: DataEntry, other: DataEntry): boolean =>
  one.value.data.body === other.value.data.body || unsigned(one) === unsigned(other);

const unsigned = ({ value }: DataEntry): string =>
  Buffer.from(value.data.body, "base64")
    .toString()
    .replaceAll(ADDRESS_WITH_QUERY, (text, path: string) =>
      path.includes("/media/") ? `"${path}` : text,
    );
