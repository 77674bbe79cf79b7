import { plainHash } from "@storefront/marketplace/accounts/accounts";
import type { LimitRule } from "@storefront/marketplace/database/limits/limiter";
import { addressGroup } from "@storefront/platform/http/client-address";

const TEN_MINUTES_S = 600;
const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;

/**
 * Returns the limits of unknown browsers per network (IPv4 address, IPv6 /48), per name from one network, and per name. Using up a
 * name's own limit takes ten networks, and does not concern the browsers that its operator has logged in with.
 */
export function unknownBrowserRules(name: string, ip: string): LimitRule[] {
  const network = addressGroup(ip, 48);
  // Keys are stored, and what was typed may be a password.
  const hash = plainHash(name);
  return [
    { key: `operator:address:${network}`, limit: 20, windowS: TEN_MINUTES_S },
    { key: `operator:try:${hash}:${network}`, limit: 10, windowS: TEN_MINUTES_S },
    { key: `operator:try-day:${hash}:${network}`, limit: 40, windowS: DAY_S },
    { key: `operator:name:${hash}`, limit: 400, windowS: DAY_S },
  ];
}

/** Returns the limits of a browser that the operator has logged in with; nobody else can use them up. */
export function knownBrowserRules(browser: string): LimitRule[] {
  const hash = plainHash(browser);
  return [
    { key: `operator:browser:${hash}`, limit: 10, windowS: TEN_MINUTES_S },
    { key: `operator:browser-day:${hash}`, limit: 40, windowS: DAY_S },
  ];
}

/** Returns the limit of entries in the audit log, which nothing deletes: per operator, and for all unknown names together. */
export const refusalRules = (operatorId: number | undefined): LimitRule[] => [
  { key: `operator:refused:${operatorId ?? "unknown"}`, limit: 100, windowS: HOUR_S },
];
