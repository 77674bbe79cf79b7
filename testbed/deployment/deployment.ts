import type { TestBrand } from "./test-brand";

/**
 * The target of the tests: the worker's own storefront and marketplace (started by fixtures.ts), or the deployment in
 * PLAYWRIGHT_BASE_DOMAIN.
 */
export interface Deployment {
  /** Started by the tests, with its own database, clock and ports. */
  isOwn: boolean;
  /** Tests may log in, order and pay. If false, every request except GET and HEAD is blocked before it is sent. */
  isWritable: boolean;
  /** Origin of a brand's host. */
  origin(brand: TestBrand): string;
  /** Origin of a host that belongs to no brand; "" when unknown. */
  unknownOrigin: string;
  /** Base URL of the marketplace, for sandbox calls; "" when unknown. */
  apiUrl: string;
}

type Environment = Record<string, string | undefined>;

/** Ports of the worker's own product, distinct from those of a development server; E2E_PORT is the base. */
export function workerPorts(env: Environment = process.env): { storefront: number; api: number } {
  const worker = Number(env["TEST_PARALLEL_INDEX"] ?? 0);
  const storefront = Number(env["E2E_PORT"] ?? 3310) + worker;
  return { storefront, api: storefront + 1000 };
}

/**
 * @param env PLAYWRIGHT_BASE_DOMAIN: brands answer on `<key>.<domain>`, https unless it has a scheme;
 * PLAYWRIGHT_API_URL: the marketplace with the sandbox; PLAYWRIGHT_ALLOW_WRITES=1: tests may create orders there
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
  const { storefront, api } = workerPorts(env);
  return {
    isOwn: true,
    isWritable: true,
    origin: (brand) => `http://${brand}.localhost:${storefront}`,
    unknownOrigin: `http://127.0.0.1:${storefront}`,
    apiUrl: `http://127.0.0.1:${api}`,
  };
}

export const deployment = readDeployment(process.env);

/** Returns the URL of a page on a brand's host. Relative URLs of `page.goto` are on the host of the test's brand. */
export const brandUrl = (brand: TestBrand, path: string): string => deployment.origin(brand) + path;
