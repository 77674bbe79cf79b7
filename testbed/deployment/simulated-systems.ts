import { freePort } from "@storefront/platform/launch/ports";
import { startProgram, stopPrograms } from "@storefront/platform/launch/program";
import { waitUntilReady } from "@storefront/platform/launch/wait-until-ready";

export interface SimulatedSystems {
  /** Without a trailing slash; endpoints: sandbox/serve.ts. */
  url: string;
  /** Environment variables that connect a marketplace to these systems. */
  variables: Record<string, string>;
  stop(): Promise<void>;
}

interface Customer {
  /** Port on 127.0.0.1 where the marketplace receives payment notifications. */
  notifyPort: number;
  /** Host that WeChat redirects users back to. */
  redirectHost: string;
}

/**
 * Starts payment providers, SMS gateway and WeChat's open platform as one process, with keys generated for this run.
 */
export async function startSimulatedSystems(
  root: string,
  { notifyPort, redirectHost }: Customer,
): Promise<SimulatedSystems> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const notify = `http://127.0.0.1:${notifyPort}`;
  const program = startProgram(
    "simulated systems",
    ["--import", "./scripts/tsx.js", "sandbox/serve.ts"].concat(
      ["--port", String(port), "--notify", notify],
      ["--redirect-host", redirectHost],
    ),
    {},
    root,
    "pipe",
  );
  const stop = () => stopPrograms([program]);
  const state = await waitUntilReady(`${url}/readyz`, program);
  if (state !== "ready") throw new Error(`the simulated systems did not start (${state})`);
  const variables = (await (await fetch(`${url}/settings`)).json()) as Record<string, string>;
  return { url, variables, stop };
}
