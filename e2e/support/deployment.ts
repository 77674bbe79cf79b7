/**
 * What the tests run against: a storefront and a marketplace of this worker's own (fixtures.ts starts them), or the
 * deployment that PLAYWRIGHT_BASE_DOMAIN names.
 */
export interface Deployment {
  /** Started by the tests, with a database, a clock and ports of its own. */
  isOwn: boolean;
  /** Tests may log in, order and pay. False: every request that is not a GET is refused before it is sent. */
  isWritable: boolean;
  /** Scheme, host and port of a brand's host. */
  origin(brand: string): string;
  /** Scheme, host and port of a host that belongs to no brand; "" where none is known. */
  unknownOrigin: string;
  /** Base address of the marketplace, for sandbox calls; "" where it is not known. */
  apiUrl: string;
}

type Environment = Record<string, string | undefined>;

/** Ports of an own product, away from those of a running development copy; E2E_PORT moves them all. */
export function ownPorts(env: Environment = process.env): { storefront: number; api: number } {
  const worker = Number(env["TEST_PARALLEL_INDEX"] ?? 0);
  const storefront = Number(env["E2E_PORT"] ?? 3310) + worker;
  return { storefront, api: storefront + 1000 };
}

/**
 * @param env PLAYWRIGHT_BASE_DOMAIN: brands answer on `<key>.<domain>`, https unless a scheme stands before it;
 * PLAYWRIGHT_API_URL: the marketplace's sandbox; PLAYWRIGHT_ALLOW_WRITES=1: orders may be made there
 */
export function readDeployment(env: Environment): Deployment {
  const domain = env["PLAYWRIGHT_BASE_DOMAIN"];
  if (domain) {
    const { protocol, host } = new URL(/^https?:\/\//.test(domain) ? domain : `https://${domain}`);
    return {
      isOwn: false,
      isWritable: env["PLAYWRIGHT_ALLOW_WRITES"] === "1",
      origin: (brand) => `${protocol}//${brand}.${host}`,
      unknownOrigin: "",
      apiUrl: (env["PLAYWRIGHT_API_URL"] ?? "").replace(/\/+$/, ""),
    };
  }
  const { storefront, api } = ownPorts(env);
  return {
    isOwn: true,
    isWritable: true,
    origin: (brand) => `http://${brand}.localhost:${storefront}`,
    unknownOrigin: `http://127.0.0.1:${storefront}`,
    apiUrl: `http://127.0.0.1:${api}`,
  };
}

export const deployment = readDeployment(process.env);

/** @returns the address of a page on a brand's host */
export const brandUrl = (brand: string, path: string): string => deployment.origin(brand) + path;
