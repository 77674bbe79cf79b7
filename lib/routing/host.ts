import { brandByHost, brandByKey, NEUTRAL } from "@storefront/brands";
import type { Brand } from "@storefront/brands/types";

export interface HostRules {
  /** `<key>.<previewDomain>` serves the brand, like `<key>.localhost` (product §10.3). */
  previewDomain?: string | undefined;
  /** Hosts that the operator assigned to brands, with their keys; take precedence over the brands' own lists. */
  extraHosts?: ReadonlyMap<string, string> | undefined;
}

export interface HostMatch {
  brand: Brand;
  reason: "host" | "local" | "preview" | "unknown";
}

const NAME = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/;
const LONGEST = 253;

/**
 * Normalizes a Host header: lower case, without port and trailing dot (product §10.2).
 * @returns null when it is not a host name: an IPv6 address, an empty or hostile header
 */
export function hostName(header: string): string | null {
  let end = header.indexOf(":");
  if (end === -1) end = header.length;
  else if (!/^\d{0,5}$/.test(header.slice(end + 1))) return null;
  if (header.charCodeAt(end - 1) === 46) end -= 1;
  if (end === 0 || end > LONGEST) return null;
  const name = header.slice(0, end).toLowerCase();
  return NAME.test(name) ? name : null;
}

/** Returns the brand of a Host header; an unknown host gets the neutral brand, never another brand. */
export function matchHost(header: string, rules: HostRules = {}): HostMatch {
  const name = hostName(header);
  if (name === null) return { brand: NEUTRAL, reason: "unknown" };
  const assigned = rules.extraHosts?.get(name);
  const listed = assigned === undefined ? brandByHost(name) : brandByKey(assigned);
  if (listed) return { brand: listed, reason: "host" };
  const local = keyBefore(name, "localhost");
  if (local) return { brand: local, reason: "local" };
  const preview = rules.previewDomain ? keyBefore(name, rules.previewDomain) : undefined;
  return preview ? { brand: preview, reason: "preview" } : { brand: NEUTRAL, reason: "unknown" };
}

/** Returns the brand whose key is the only label before a domain. */
function keyBefore(name: string, domain: string): Brand | undefined {
  const dot = name.length - domain.length - 1;
  if (dot < 1 || name.charCodeAt(dot) !== 46 || !name.endsWith(domain)) return undefined;
  const brand = brandByKey(name.slice(0, dot));
  return brand === NEUTRAL ? undefined : brand;
}

/**
 * Returns the host of links to a brand's pages: its canonical host, or its name on localhost or the preview domain.
 * Never the host that a request claims.
 * @returns "" for a host without a brand
 */
export function linkHost({ brand, reason }: HostMatch, rules: HostRules): string {
  if (reason === "local") return `${brand.key}.localhost`;
  if (reason === "preview") return `${brand.key}.${rules.previewDomain}`;
  if (reason === "unknown") return "";
  const assigned = [...(rules.extraHosts ?? [])].find(([, key]) => key === brand.key);
  return assigned?.[0] ?? brand.hosts[0] ?? "";
}
