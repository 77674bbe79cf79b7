import { recorder } from "@storefront/platform/observability/metrics/recorder";
import { env } from "@/lib/env";
import { log } from "@/lib/log";
import { setSharedCacheState } from "@/lib/render/shared-cache-state";
import { pageStore } from "@/server/cache/store/page-store.js";
import { sharedNamespace } from "./namespace";
import { openSharedCache } from "./open-shared-cache";
import type { SharedState } from "./shared-cache";

/**
 * Shares this process's page store with other storefronts if REDIS_URL is set.
 * @param root the folder that contains `.next`
 * @returns a function that stops it
 */
export async function shareCache(root: string): Promise<() => void> {
  const { redisUrl: url, internalSecret: secret } = env();
  if (url === undefined) return () => {};
  const namespace = await sharedNamespace(root, env());
  recordState("unavailable");
  const options = { url, namespace, secret, store: pageStore(), onState: recordState };
  return openSharedCache(options).close;
}

function recordState(state: SharedState, error?: unknown): void {
  setSharedCacheState(state);
  recorder()?.set("shared_cache_up", {}, state === "ok" ? 1 : 0);
  if (state === "ok") log().info("shared page cache connected");
  else if (error)
    log().error({ err: error }, "shared page cache unavailable, pages are kept here alone");
}
