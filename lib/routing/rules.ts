import { brandByKey } from "@/brands";
import type { Brand } from "@/brands/types";
import { type Env, env } from "@/lib/env";
import type { Rules } from "./decide";

let current: Rules | undefined;

/** The routing rules that the server was started with. */
export function routingRules(): Rules {
  current ??= rulesFrom(env());
  return current;
}

/** @throws Error when BRAND_HOSTS names a brand that does not exist */
export function rulesFrom(settings: Env): Rules {
  const extraHosts = new Map<string, Brand>();
  for (const { brand: key, host } of settings.brandHosts) {
    const brand = brandByKey(key);
    if (brand === undefined) throw new Error(`BRAND_HOSTS names no brand of ours: ${key}`);
    extraHosts.set(host, brand);
  }
  return {
    extraHosts,
    previewDomain: settings.previewDomain,
    trustProxy: settings.trustProxy,
    mobileSiteUrl: settings.mobileSiteUrl,
    unknownHost: settings.unknownHost,
  };
}
