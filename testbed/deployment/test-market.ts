import { createSandboxClient } from "@storefront/sandbox/client/create-sandbox-client";
import { deployment } from "./deployment";

let current: string | undefined;

/** The market that the worker's steps, sandbox calls and buyers are for; undefined for the one that all share. */
export const testMarket = (): string | undefined => current;

/** Called by the fixtures, and by tests about several testers. */
export function setTestMarket(market: string | undefined): void {
  current = market;
}

/** The header that names a market, for requests without a browser and for all requests of a browser's context. */
export const marketHeader = (market = testMarket()): Record<string, string> =>
  market === undefined ? {} : { "x-sandbox-market": market };

/** Begins a market in the sandbox of the deployment. @returns its id */
export const beginMarket = async (): Promise<string> =>
  (await createSandboxClient(deployment.apiUrl).createMarket()).market;

export async function endMarket(market: string): Promise<void> {
  await createSandboxClient(deployment.apiUrl).endMarket({ market });
}

/**
 * Begins a market for a worker that shares a deployment with other testers. A worker with a product of its own needs none,
 * and one that may only read, or does not know the sandbox's address, gets none.
 */
export async function beginWorkerMarket(): Promise<string | undefined> {
  if (deployment.isOwn || !deployment.isWritable || !deployment.apiUrl) return undefined;
  return beginMarket();
}
