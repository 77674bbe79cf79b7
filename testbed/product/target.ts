import type { Secrets } from "./new-secrets";

/** The product under test, passed to the tests as JSON in SECURITY_TARGET. */
export interface Target {
  /** nginx's ports: of visitors with TLS and without, and of storefronts that call the marketplace. */
  https: number;
  http: number;
  internal: number;
  /** Port with TLS of a caching proxy in front of an nginx and storefront of its own, and that storefront's; 0 without. */
  cache: number;
  cachedStorefront: number;
  /** Certificate of the authority that visitors trust, in PEM. */
  authority: string;
  /** Ports of the programs themselves. */
  storefrontDirect: number;
  marketplaceDirect: number;
  /** URL to read sent SMS: `?phone=`. */
  smsUrl: string;
  /** The simulated payment providers, and the marketplace's settings as their merchant. */
  paymentsUrl: string;
  merchant: Record<string, string>;
  databaseUrl: string;
  /** Output of both programs. */
  logFile: string;
  /** Measurements of the tests, one line each. */
  figuresFile: string;
  secrets: Secrets;
}

export const TARGET_VARIABLE = "SECURITY_TARGET";

/** Reads the target from the environment. @throws Error outside `npm run test:security` */
export function readTarget(): Target {
  const text = process.env[TARGET_VARIABLE];
  if (!text) throw new Error("these tests are run by npm run test:security");
  return JSON.parse(text);
}
