import type { Target } from "../product/target";
import type { Site } from "./site";

/** Describes the site to the security run's clients. */
export const targetOf = (site: Site): Target => ({
  https: site.nginx.https,
  http: site.nginx.http,
  internal: site.nginx.internal,
  authority: site.nginx.authority,
  cache: 0,
  cachedStorefront: 0,
  storefrontDirect: site.storefronts[0]?.port ?? 0,
  marketplaceDirect: site.marketplaces[0]?.port ?? 0,
  smsUrl: `${site.systems.url}/control/sms`,
  paymentsUrl: site.systems.url,
  merchant: site.systems.variables,
  databaseUrl: site.databaseUrl,
  logFile: site.nginxLog,
  figuresFile: "",
  secrets: site.secrets,
});
