import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import { type Simulation, simulatedPayments } from "./simulated-payments";

type Parts = Parameters<typeof simulatedPayments>[0];
type Place = Omit<Parameters<typeof simulatedPayments>[1], "gatewayUrl">;

export interface OpenSimulation {
  simulation: Simulation;
  close(): Promise<void>;
}

/**
 * Simulated payment providers behind a server of their own, on a free port of this machine: like real ones they share
 * neither the marketplace's connections nor its limits.
 */
export async function openSimulation(parts: Parts, place: Place): Promise<OpenSimulation> {
  const handler: { fetch?: Simulation["app"]["fetch"] } = {};
  const { server, port } = await listen((request) =>
    handler.fetch ? handler.fetch(request) : new Response(null, { status: 503 }),
  );
  const gatewayUrl = `http://127.0.0.1:${port}`;
  const simulation = simulatedPayments(parts, { ...place, gatewayUrl });
  handler.fetch = simulation.app.fetch;
  return {
    simulation,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        if ("closeAllConnections" in server) server.closeAllConnections();
      }),
  };
}

function listen(fetch: (request: Request) => Response | Promise<Response>) {
  return new Promise<{ server: ReturnType<typeof serve>; port: number }>((resolve) => {
    const server = serve({ fetch, hostname: "127.0.0.1", port: 0 }, (info: AddressInfo) =>
      resolve({ server: server.unref(), port: info.port }),
    );
  });
}
