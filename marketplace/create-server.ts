import { createServer, type IncomingMessage, type Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { limitConnections } from "@/contract/connection-limit";
import { MAX_CONNECTIONS, REQUEST_LIMITS } from "@/contract/request-limits";
import { answerWithId } from "@/observability/http/answer-with-id";
import { apiRoute } from "@/observability/http/api-route";
import type { observeAnswers } from "@/observability/http/observe-answers";
import type { Config } from "./config";
import { sameText } from "./services/accounts/keyed-hash";

type Fetch = Parameters<typeof getRequestListener>[0];
type Limits = { [Name in keyof typeof REQUEST_LIMITS]: number };

/**
 * The HTTP server in front of the app: slow requests end, and one client holds so many connections and no more. The
 * storefront, which shows the internal secret, calls for all of its visitors and is not counted.
 * @param observe counts and logs answers; null where nobody wants to know
 * @param isStopping whether the program is stopping: from then on it is not ready for new callers
 * @param limits times in ms, sizes in bytes
 */
export function createMarketplaceServer(
  fetch: Fetch,
  config: Pick<Config, "internalSecret" | "trustProxy" | "connectionsPerClient">,
  observe: ReturnType<typeof observeAnswers> = null,
  isStopping: () => boolean = () => false,
  limits: Limits = REQUEST_LIMITS,
): Server {
  const listener = getRequestListener(fetch);
  const isTrusted = ({ headers }: IncomingMessage) =>
    sameText(String(headers["x-internal-secret"] ?? ""), config.internalSecret);
  const answer = answerWithId(
    (request, response, requestId) => {
      const [path = ""] = (request.url ?? "").split("?", 1);
      observe?.(request, response, () => ({ requestId, path, route: apiRoute(path) }));
      if (path === "/readyz" && isStopping()) return void response.writeHead(503).end("stopping");
      if (admit(request, response)) void listener(request, response);
    },
    (request) => config.trustProxy > 0 || isTrusted(request),
    apiRoute,
  );
  const server = createServer({ ...limits }, answer);
  const admit = limitConnections(server, {
    limit: config.connectionsPerClient,
    trustedHops: config.trustProxy,
    isTrusted,
  });
  server.maxConnections = MAX_CONNECTIONS;
  return server;
}
