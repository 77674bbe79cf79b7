import { count } from "@storefront/platform/observability/metrics/recorder";
import type { Redis } from "ioredis";
import { isOpenEnded } from "@/server/cache/store/open-ended.js";
import {
  EVERY_TAG,
  type PageStore,
  type SharedEntries,
  type SharedEntry,
} from "@/server/cache/store/page-store.js";
import { decodeEntry, encodeEntry } from "./entry-codec";
import { type Keys, runIdOf, sharedKeys } from "./namespace";
import { PendingTags } from "./pending-tags";
import { PendingWrites } from "./pending-writes";
import { readRevalidation } from "./revalidation";
import { LOAD, PUBLISH, SYNC, WRITE } from "./scripts";
import { asSequence } from "./sequence";

type Entry = SharedEntry["entry"];
type Operation = "load" | "write" | "publish" | "sync";

/** TTL of entries in Redis, ms. Answers are worth less than the pages rendered from them. */
const TTL_MS = { page: 24 * 60 * 60 * 1000, data: 60 * 60 * 1000 };

/** TTL of searches and of pages that do not exist, ms: words are free to invent, and must not fill Redis. */
const OPEN_ENDED_TTL_MS = 10 * 60 * 1000;

/** Maximum number of writes in flight; further ones are skipped while Redis is slow. */
const MAX_WRITES = 64;

interface Names {
  /** Namespace of the cache (namespace.ts). */
  namespace: string;
  /** Id of this process, unique among the storefronts. */
  id: string;
  /** Secret of the storefronts: seals shared entries. */
  secret: string;
}

/** Whether Redis answers now. */
export type SharedState = "ok" | "unavailable";

/**
 * Entries and revalidations that storefronts share. Redis decides whether an entry is outdated: the entry has the
 * number of the last revalidation that was applied before its data was read, and is outdated once one of its tags has a
 * larger number. Nothing here throws or waits for long: while Redis does not answer, the store works on its own, and
 * its revalidations are published and its entries are shared when Redis is back.
 */
export class SharedCache implements SharedEntries {
  state: SharedState = "unavailable";
  #hasReported = false;
  #keys: Keys | undefined;
  #runId: string | undefined;
  #pending = new PendingTags();
  #unwritten = new PendingWrites();
  #writes = 0;
  #syncing: Promise<void> | undefined;

  /**
   * @param redis rejects commands immediately while disconnected, and soon when Redis is slow
   * @param onState called when Redis answers, stops answering, or cannot be reached at first
   */
  constructor(
    private readonly store: PageStore,
    private readonly redis: Redis,
    private readonly names: Names,
    private readonly onState: (state: SharedState, error?: unknown) => void = () => {},
  ) {}

  /** The pub/sub channel of revalidations; undefined before Redis has answered. */
  get channel(): string | undefined {
    return this.#keys?.channel;
  }

  async load(key: string): Promise<SharedEntry | undefined> {
    const keys = this.#keys;
    if (this.state !== "ok" || !keys) return undefined;
    const found = await this.#run("load", () =>
      this.redis.callBuffer("EVAL", LOAD, 2, keys.tags, keys.entry(key)),
    );
    if (!Array.isArray(found)) return undefined;
    const [outdated, number, bytes] = found as [number, Buffer, Buffer];
    const sequence = Number(String(number));
    const entry = decodeEntry(bytes, { key, sequence }, this.names.secret);
    return entry && { entry, sequence, isOutdated: outdated !== 0 };
  }

  write(key: string, entry: Entry, sequence: number): void {
    const keys = this.#keys;
    if (this.state !== "ok" || !keys) {
      this.#unwritten.add(key, { entry, sequence });
      return;
    }
    if (this.#writes >= MAX_WRITES) return;
    const bytes = encodeEntry({ key, sequence, entry }, this.names.secret);
    if (bytes === null) return;
    const longest = isOpenEnded(entry) ? OPEN_ENDED_TTL_MS : TTL_MS[entry.kind];
    const ttl = Math.min(longest, entry.expiresAt - Date.now());
    if (ttl < 1) return;
    this.#writes += 1;
    const script = [WRITE, 2, keys.tags, keys.entry(key)] as const;
    const values = [sequence, entry.tags.join("\n"), bytes, Math.ceil(ttl)];
    void this.#run("write", () => this.redis.call("EVAL", ...script, ...values)).then((result) => {
      this.#writes -= 1;
      if (result === undefined) this.#unwritten.add(key, { entry, sequence });
    });
  }

  delete(key: string): void {
    this.#unwritten.delete(key);
    const keys = this.#keys;
    if (this.state !== "ok" || !keys) return;
    void this.#run("write", () => this.redis.unlink(keys.entry(key)));
  }

  async publish(tags: readonly string[], expire: number): Promise<void> {
    this.#pending.add(tags, expire);
    if (this.state === "ok") await this.#run("publish", () => this.#publishPending());
  }

  /** Applies a published revalidation; starts a sync when a previous one is missing. */
  receive(message: string): void {
    const published = readRevalidation(message);
    if (published === undefined) return void this.sync();
    const { sequence, previous, from, expire, tags } = published;
    if (from === this.names.id) this.store.acknowledge(tags, sequence);
    // Also one that seems to be known: that costs renders, to miss one would show what is no longer true.
    else this.store.applyRevalidation(tags, expire, sequence);
    if (sequence <= this.store.sequence) return;
    if (previous === this.store.sequence) this.store.sequence = sequence;
    else void this.sync();
  }

  /** Resets the connection state. Call when the connection is lost, with the driver's error. */
  disconnected(error: unknown = new Error("the connection was closed")): void {
    this.#keys = undefined;
    this.#setState("unavailable", error);
  }

  /** Publishes pending revalidations and applies missed ones. Call periodically, and on reconnect. */
  sync(): Promise<void> {
    this.#syncing ??= this.#catchUp().finally(() => {
      this.#syncing = undefined;
    });
    return this.#syncing;
  }

  async #catchUp(): Promise<void> {
    const synced = await this.#run("sync", async () => {
      this.#keys ??= await this.#identify();
      await this.#publishPending();
      await this.#applyMissed(this.#keys);
      return true;
    });
    if (!synced) return;
    this.#setState("ok");
    // The others follow at the next sync.
    for (const [key, { entry, sequence }] of this.#unwritten.take(MAX_WRITES - this.#writes)) {
      this.write(key, entry, sequence);
    }
  }

  /** Another Redis, or the same after a restart, may have lost revalidations: no earlier state is trusted. */
  async #identify(): Promise<Keys> {
    const runId = runIdOf(await this.redis.info("server"));
    if (runId !== this.#runId) this.store.sequence = 0;
    this.#runId = runId;
    return sharedKeys(this.names.namespace, runId);
  }

  async #applyMissed(keys: Keys): Promise<void> {
    const since = this.store.sequence;
    const missed = (await this.redis.eval(SYNC, 1, keys.tags, since)) as unknown[];
    const last = asSequence(missed[0]);
    const tags = missed.slice(1).map(String);
    // From now on, Redis decides whether a loaded shared entry is outdated.
    if (tags.length > 0) this.store.applyRevalidation(tags, 0, tags[0] === EVERY_TAG ? 0 : last);
    this.store.sequence = tags[0] === EVERY_TAG ? last : Math.max(last, this.store.sequence);
  }

  async #publishPending(): Promise<void> {
    const keys = this.#keys;
    if (!keys) return;
    for (const { tags, expire } of this.#pending.batches()) {
      const script = [PUBLISH, 2, keys.tags, keys.channel, this.names.id, expire, ...tags] as const;
      const published = (await this.redis.eval(...script)) as unknown[];
      const [sequence, previous] = [asSequence(published[0]), asSequence(published[1])];
      this.#pending.remove(tags);
      this.store.acknowledge(tags, sequence);
      if (previous === this.store.sequence) this.store.sequence = sequence;
    }
  }

  async #run<T>(operation: Operation, work: () => Promise<T>): Promise<T | undefined> {
    try {
      const result = await work();
      const outcome = result === null ? "miss" : "ok";
      count("shared_cache_operations_total", { operation, outcome });
      return result;
    } catch (error) {
      count("shared_cache_operations_total", { operation, outcome: "failed" });
      if (this.state === "ok") this.#setState("unavailable", error);
      return undefined;
    }
  }

  #setState(state: SharedState, error?: unknown): void {
    if (this.state === state && this.#hasReported) return;
    this.state = state;
    this.#hasReported = true;
    this.onState(state, error);
  }
}
