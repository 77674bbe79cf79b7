import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import { type Simulation, simulatedPayments } from "../sandbox/simulated-payments";
import { companiesOf } from "../sandbox/simulation-clock";

type Parts = Parameters<typeof simulatedPayments>[0];

export interface OpenSimulation {
  simulation: Simulation;
  /** Forgets faults and notifications that were not sent. */
  clear(): Promise<void>;
  close(): Promise<void>;
}

const MERCHANT_URL = "http://marketplace.test";

/**
 * Simulated payment companies behind a real HTTP server on a free port.
 * @param request answers a request to the marketplace
 */
export async function openSimulation(
  parts: Parts,
  request: (path: string, init: RequestInit) => Response | Promise<Response>,
): Promise<OpenSimulation> {
  const handler: { fetch?: Simulation["app"]["fetch"] } = {};
  const { server, port } = await listen((incoming) =>
    handler.fetch ? handler.fetch(incoming) : new Response(null, { status: 503 }),
  );
  const simulation = simulatedPayments(parts, {
    gatewayUrl: `http://127.0.0.1:${port}`,
    notifyUrl: MERCHANT_URL,
    send: async (url, init) => request(new URL(url).pathname, init),
  });
  handler.fetch = simulation.app.fetch;
  return {
    simulation,
    async clear() {
      for (const company of companiesOf(simulation)) await company.clear();
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function listen(fetch: (request: Request) => Response | Promise<Response>) {
  return new Promise<{ server: ReturnType<typeof serve>; port: number }>((resolve) => {
    const server = serve({ fetch, hostname: "127.0.0.1", port: 0 }, (info: AddressInfo) =>
      resolve({ server, port: info.port }),
    );
  });
}
