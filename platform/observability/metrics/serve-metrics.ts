import { createServer, type ServerResponse } from "node:http";
import { ConfigError } from "../../environment/config-error";
import type { ProgramMetrics } from "./program-metrics";

interface MetricsAddress {
  /** METRICS_PORT. */
  port: number;
  /** METRICS_HOST: the address to listen on. */
  host: string;
}

/**
 * Serves `GET /metrics` on its own port, which visitors must not reach.
 * @returns a function that stops it
 * @throws ConfigError when the port cannot be used
 */
export async function serveMetrics(
  { port, host }: MetricsAddress,
  { contentType, text }: Pick<ProgramMetrics, "contentType" | "text">,
): Promise<() => Promise<void>> {
  const server = createServer(async (request, response) => {
    if (request.method !== "GET" || request.url !== "/metrics") return void end(response, 404);
    end(response.setHeader("Content-Type", contentType), 200, await text());
  });
  server.requestTimeout = 5_000;
  await new Promise<void>((listening, failed) => {
    server.once("error", (error) =>
      failed(new ConfigError(`METRICS_PORT ${port} on METRICS_HOST ${host}: ${error.message}`)),
    );
    server.listen(port, host, listening);
  });
  server.unref();
  return async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  };
}

function end(response: ServerResponse, status: number, body = ""): void {
  response.statusCode = status;
  response.setHeader("Cache-Control", "no-store");
  response.end(body);
}
