import { randomUUID } from "node:crypto";
import { withTimeout } from "@storefront/platform/with-timeout";
import { Redis } from "ioredis";
import type { PageStore } from "@/server/cache/store/page-store.js";
import { SharedCache, type SharedState } from "./shared-cache";

interface Options {
  url: string;
  namespace: string;
  secret: string;
  store: PageStore;
  onState: (state: SharedState, error?: unknown) => void;
}

/** Longest time a page waits for Redis, ms; after that Redis is not used until it answers a sync. */
const COMMAND_MS = 200;

/** Interval of syncs for missed revalidations, ms; also detects silently lost connections. */
const SYNC_EVERY_MS = 500;

const CONNECTION = {
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  connectTimeout: 1_000,
  keepAlive: 10_000,
  retryStrategy: (attempt: number) => Math.min(attempt * 100, 1_000),
};

/** Rejects commands that Redis does not answer in time; the driver's own limit also counts this process's work. */
class LimitedRedis extends Redis {
  override sendCommand(...command: Parameters<Redis["sendCommand"]>) {
    return withTimeout(super.sendCommand(...command) as Promise<unknown>, COMMAND_MS);
  }
}

/** Shares a store through Redis, which may be unavailable at any time. @returns the cache, and `close` to stop it */
export function openSharedCache({ url, namespace, secret, store, onState }: Options) {
  const redis = new LimitedRedis(url, CONNECTION);
  const subscriber = new Redis(url, CONNECTION);
  const shared = new SharedCache(store, redis, { namespace, id: randomUUID(), secret }, onState);
  let lastError: unknown;
  let channel: string | undefined;

  const sync = async () => {
    await shared.sync();
    if (shared.channel === undefined || shared.channel === channel) return;
    const next = shared.channel;
    channel = next;
    await subscriber.subscribe(next).catch(() => {
      // Retried at the next sync.
      channel = undefined;
    });
  };
  // The driver reports the reason here, and the disconnect by "close".
  for (const connection of [redis, subscriber]) {
    connection.on("error", (error) => {
      lastError = error;
    });
  }
  redis.on("close", () => shared.disconnected(lastError));
  redis.on("ready", () => void sync());
  subscriber.on("close", () => {
    channel = undefined;
  });
  subscriber.on("message", (from, message) => {
    if (from === channel) shared.receive(message);
  });
  const timer = setInterval(() => void sync(), SYNC_EVERY_MS);
  timer.unref();
  store.connect(shared);
  return {
    shared,
    close() {
      clearInterval(timer);
      store.connect(undefined);
      redis.disconnect();
      subscriber.disconnect();
    },
  };
}
