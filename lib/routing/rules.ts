import { brandByKey } from "@storefront/brands";
import { type Env, env } from "@/lib/env";
import { type HostRules, matchHost } from "./host";
import type { Rules } from "./resolve-route";

let current: Rules | undefined;

/** Returns the routing rules from the server's settings. */
export function routingRules(): Rules {
  current ??= rulesFrom(env());
  return current;
}

/** @throws Error when BRAND_HOSTS has an unknown brand, or phones would be redirected in a loop */
export function rulesFrom(settings: Env): Rules {
  const extraHosts = new Map<string, string>();
  for (const { brand: key, host } of settings.brandHosts) {
    if (!brandByKey(key)) throw new Error(`BRAND_HOSTS: ${key} is not one of our brands`);
    extraHosts.set(host, key);
  }
  const hosts: HostRules = { extraHosts, previewDomain: settings.previewDomain };
  const mobile = new URL(settings.mobileSiteUrl);
  if (mobile.pathname === "/" && matchHost(mobile.host, hosts).reason !== "unknown") {
    throw new Error("MOBILE_SITE_URL is a host of this storefront: phones would never leave it");
  }
  return {
    ...hosts,
    trustedHops: settings.trustedHops,
    mobileSiteUrl: settings.mobileSiteUrl,
    unknownHost: settings.unknownHost,
    indexNowKey: settings.indexNowKey,
  };
}
