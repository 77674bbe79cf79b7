import type { Target } from "../product/target";
import type { Site } from "./site";

/** Describes the site to the security run's clients. */
export const targetOf = (site: Site): Target => ({
  storefront: site.port,
  marketplace: site.apiPort,
  storefrontDirect: site.storefronts[0]?.port ?? 0,
  marketplaceDirect: site.marketplaces[0]?.port ?? 0,
  smsUrl: `${site.systems.url}/control/sms`,
  paymentsUrl: site.systems.url,
  merchant: site.systems.variables,
  databaseUrl: site.databaseUrl,
  logFile: "",
  figuresFile: "",
  secrets: site.secrets,
});
