import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Env } from "@/lib/env";

/** Settings of the process that do not affect pages, and secrets, which must not leave the process. */
const EXCLUDED = new Set<keyof Env>([
  ...([
    "port",
    "pageCacheBytes",
    "imageCacheBytes",
    "connectionsPerClient",
    "shutdownDelayMs",
    "redisUrl",
  ] as const),
  ...([
    "logLevel",
    "accessLog",
    "host",
    "metricsPort",
    "metricsHost",
    "otlpEndpoint",
    "internalSecret",
    "sms",
  ] as const),
]);

/**
 * Names the cache that storefronts may share: pages of one build, rendered with the same settings by the same version
 * of Node, whose serialization format they use.
 * @param root the folder that contains `.next`
 */
export async function sharedNamespace(root: string, settings: Env): Promise<string> {
  const build = (await readFile(join(root, ".next/BUILD_ID"), "utf8")).trim();
  const shared = Object.entries(settings).filter(([name]) => !EXCLUDED.has(name as keyof Env));
  const hash = createHash("sha256").update(JSON.stringify([shared.sort(), process.versions.node]));
  return `${build}-${hash.digest("base64url").slice(0, 16)}`;
}

/** Redis keys of a namespace. The braces are a hash tag, which keeps them in one cluster slot. */
export interface Keys {
  tags: string;
  channel: string;
  entry: (key: string) => string;
}

/** @param runId of the Redis server: after a restart it may have lost accepted revalidations */
export function sharedKeys(namespace: string, runId: string): Keys {
  const prefix = `page-cache:{${namespace}:${runId}}`;
  return {
    tags: `${prefix}:tags`,
    channel: `${prefix}:revalidated`,
    entry: (key) => `${prefix}:entry:${key}`,
  };
}

/** @param info Redis' answer to INFO server */
export const runIdOf = (info: string): string => /^run_id:(\w+)/m.exec(info)?.[1] ?? "unknown";
