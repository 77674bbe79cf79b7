import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Env } from "@/lib/env";

/** Settings that say how a process runs, and nothing that stands in a page; secrets must not leave the process. */
const OWN = new Set<keyof Env>([
  ...(["port", "pageCacheBytes", "imageCacheBytes", "connectionsPerClient", "redisUrl"] as const),
  ...(["logLevel", "accessLog", "metricsPort", "otlpEndpoint", "internalSecret", "sms"] as const),
]);

/**
 * Names what storefronts may share: pages of one build, made with the same settings by the same version of Node, whose
 * serialization they are stored in.
 * @param root the folder that `.next` stands in
 */
export async function sharedNamespace(root: string, settings: Env): Promise<string> {
  const build = (await readFile(join(root, ".next/BUILD_ID"), "utf8")).trim();
  const shown = Object.entries(settings).filter(([name]) => !OWN.has(name as keyof Env));
  const hash = createHash("sha256").update(JSON.stringify([shown.sort(), process.versions.node]));
  return `${build}-${hash.digest("base64url").slice(0, 16)}`;
}
