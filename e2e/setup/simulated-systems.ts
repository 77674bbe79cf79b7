import { freePort } from "../../scripts/launch/free-port";
import { startProgram, stopPrograms } from "../../scripts/launch/program";
import { waitUntilReady } from "../../scripts/launch/wait-until-ready";

export interface SimulatedSystems {
  /** Without a trailing slash; what may be asked there: sandbox/serve.ts. */
  url: string;
  /** Variables of a marketplace that is their customer. */
  variables: Record<string, string>;
  stop(): Promise<void>;
}

interface Customer {
  /** Port of 127.0.0.1 where the marketplace takes payment notifications. */
  notifyPort: number;
  /** The host that WeChat users are led back to. */
  redirectHost: string;
}

/** Payment providers, SMS gateway and WeChat's open platform as a program of their own, with keys made for this run. */
export async function startSimulatedSystems(
  root: string,
  { notifyPort, redirectHost }: Customer,
): Promise<SimulatedSystems> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const notify = `http://127.0.0.1:${notifyPort}`;
  const program = startProgram(
    "simulated systems",
    ["--import", "tsx", "sandbox/serve.ts"].concat(
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
