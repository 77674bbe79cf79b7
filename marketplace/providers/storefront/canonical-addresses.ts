import {
  CANONICAL_PATH,
  type CanonicalRequest,
  canonicalAnswer,
} from "@storefront/contract/discovery/canonical-addresses";

/** Finds the canonical addresses of listings, one for each, in order. @throws Error when no storefront answers */
export type FindAddresses = (listings: CanonicalRequest["listings"]) => Promise<readonly string[]>;

const TIMEOUT_MS = 2000;

/** Asks the storefronts, which know the brands, one after the other until one answers. */
export const findAddressesBy =
  (urls: readonly string[], internalSecret: string): FindAddresses =>
  async (listings) => {
    if (listings.length === 0) return [];
    let failure: unknown = new Error("no storefront configured");
    for (const url of urls) {
      try {
        const response = await fetch(url + CANONICAL_PATH, {
          method: "POST",
          headers: { "Content-Type": "application/json", "X-Internal-Secret": internalSecret },
          body: JSON.stringify({ listings }),
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        if (!response.ok) throw new Error(`storefront responded with ${response.status}`);
        const { addresses } = canonicalAnswer.parse(await response.json());
        if (addresses.length === listings.length) return addresses;
        throw new Error("storefront response lacks addresses");
      } catch (error) {
        failure = error;
      }
    }
    throw failure;
  };
