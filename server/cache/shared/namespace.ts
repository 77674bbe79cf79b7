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
    "stopNoticeMs",
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
