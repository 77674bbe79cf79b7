import { lookup } from "node:dns/promises";

/** An address of a host name. */
interface Address {
  address: string;
  /** 4 or 6. */
  family: number;
}

/** Finds every address of a host name. @throws Error when there is none */
export type LookUp = (host: string) => Promise<readonly Address[]>;

export const lookUpAll: LookUp = (host) => lookup(host, { all: true });

/** One of the storefronts behind an address. */
export interface Instance {
  /** The address, followed by the instance's own one if there are several: `http://storefront:3000 (172.18.0.5)`. */
  name: string;
  /** Where it answers, without a trailing slash. */
  url: string;
}

/**
 * Finds the storefronts behind an address: one for each address of its host, as containers that are replicas of a
 * service have them. A host has one instance if it has both kinds of addresses. A certificate names the host only, so
 * https keeps it.
 * @param url without a trailing slash
 * @throws Error when the host has no address
 */
export async function findInstances(url: string, lookUp: LookUp): Promise<Instance[]> {
  const { protocol, hostname } = new URL(url);
  if (protocol === "https:") return [{ name: url, url }];
  const found = await lookUp(hostname.replaceAll(/^\[|\]$/g, ""));
  const family = found.some((each) => each.family === 4) ? 4 : 6;
  const addresses = [
    ...new Set(found.filter((each) => each.family === family).map(({ address }) => address)),
  ];
  if (addresses.length <= 1) return [{ name: url, url }];
  return addresses.sort().map((address) => ({
    name: `${url} (${address})`,
    url: url.replace(hostname, family === 4 ? address : `[${address}]`),
  }));
}
