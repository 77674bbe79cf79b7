import { createServer, type Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { limitConnections } from "@/contract/connection-limit";
import { MAX_CONNECTIONS, REQUEST_LIMITS } from "@/contract/request-limits";
import type { Config } from "./config";
import { sameText } from "./services/accounts/keyed-hash";

type Fetch = Parameters<typeof getRequestListener>[0];
type Limits = { [Name in keyof typeof REQUEST_LIMITS]: number };

/**
 * The HTTP server in front of the app: slow requests end, and one client holds so many connections and no more. The
 * storefront, which shows the internal secret, calls for all of its visitors and is not counted.
 * @param limits times in ms, sizes in bytes
 */
export function createMarketplaceServer(
  fetch: Fetch,
  config: Pick<Config, "internalSecret" | "trustProxy" | "connectionsPerClient">,
  limits: Limits = REQUEST_LIMITS,
): Server {
  const listener = getRequestListener(fetch);
  const server = createServer({ ...limits }, (request, response) => {
    if (admit(request, response)) void listener(request, response);
  });
  const admit = limitConnections(server, {
    limit: config.connectionsPerClient,
    trustedHops: config.trustProxy,
    isTrusted: ({ headers }) =>
      sameText(String(headers["x-internal-secret"] ?? ""), config.internalSecret),
  });
  server.maxConnections = MAX_CONNECTIONS;
  return server;
}
