/** Description of the product under test for the probes, as JSON in SECURITY_TARGET. */
export interface Target {
  /** Ports of the proxy in front of each program, and of the programs themselves. */
  storefront: number;
  marketplace: number;
  storefrontDirect: number;
  marketplaceDirect: number;
  /** Where the SMS that were sent are read: `?phone=`. */
  smsUrl: string;
  /** The simulated payment providers, and what the marketplace is configured with to be their merchant. */
  paymentsUrl: string;
  merchant: Record<string, string>;
  databaseUrl: string;
  /** Both programs write their output there. */
  logFile: string;
  /** What the probes have measured, a line for each figure. */
  figuresFile: string;
  secrets: Secrets;
}

/** Made for one run. */
export interface Secrets {
  INTERNAL_SECRET: string;
  SMS_PAYLOAD_KEY: string;
  SMS_PAYLOAD_IV: string;
}

export const TARGET_VARIABLE = "SECURITY_TARGET";

/** @throws Error outside `npm run test:security` */
export function readTarget(): Target {
  const text = process.env[TARGET_VARIABLE];
  if (!text) throw new Error("these tests are run by npm run test:security");
  return JSON.parse(text);
}
