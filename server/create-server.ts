import { createServer, IncomingMessage, type Server } from "node:http";
import { NEUTRAL } from "@storefront/brands";
import { type ConnectionLimit, limitConnections } from "@storefront/platform/http/connection-limit";
import { answerMalformed } from "@storefront/platform/http/malformed-requests";
import { REQUEST_LIMITS } from "@storefront/platform/http/request-limits";
import type { observeAnswers } from "@storefront/platform/observability/http/observe-answers";
import { withRequest } from "@storefront/platform/observability/request-context";
import { requestIdFrom } from "@storefront/platform/observability/request-id";
import { traceAnswer } from "@storefront/platform/observability/tracing/tracing";
import { log } from "@/lib/log";
import { type Exchange, runStages, type Stage } from "./exchange";
import { LIMITS } from "./limits";
import { FinalResponse } from "./response";
import { routeLabel } from "./route-label";
import { sendText } from "./send";

type ObserveAnswer = NonNullable<ReturnType<typeof observeAnswers>>;

/**
 * Creates the HTTP server of a pipeline.
 * @param connections limit of open connections per client
 * @param isStopping when true, every response closes its connection
 * @param observe counts and logs responses; null for neither
 */
export function createPipelineServer(
  stages: readonly Stage[],
  isStopping: () => boolean,
  connections: ConnectionLimit,
  observe: ObserveAnswer | null = null,
): Server {
  const options = {
    ...REQUEST_LIMITS,
    requireHostHeader: false,
    IncomingMessage,
    ServerResponse: FinalResponse,
  };
  const server = createServer(options, (request, response) => {
    const requestId = requestIdFrom(request.headers["x-request-id"], connections.trustedHops > 0);
    response.requestId = requestId;
    const exchange = newExchange(request, response);
    observe?.(request, response, () => {
      const { path } = exchange;
      return { requestId, path, route: routeLabel(path) };
    });
    if (!admit(request, response)) return;
    if (isStopping()) response.shouldKeepAlive = false;
    const isTrusted = connections.trustedHops > 0;
    const route = () => routeLabel(exchange.path);
    withRequest({ requestId }, () =>
      traceAnswer({ request, response, requestId, isTrusted, route }, () => {
        void answer(stages, exchange);
      }),
    );
  });
  const admit = limitConnections(server, connections);
  server.maxConnections = LIMITS.maxConnections;
  answerMalformed(server);
  return server;
}

const newExchange = (request: IncomingMessage, response: FinalResponse): Exchange => ({
  request,
  response,
  // Placeholders until the first stage.
  path: "*",
  query: "",
  host: { brand: NEUTRAL, reason: "unknown", header: "", secure: false },
  transportPolicy: null,
  hostVary: "",
  frontCacheSecond: "",
});

async function answer(stages: readonly Stage[], exchange: Exchange): Promise<void> {
  const { request, response } = exchange;
  try {
    await runStages(stages, exchange);
  } catch (error) {
    log().error({ err: error, method: request.method, path: exchange.path }, "request failed");
    if (response.headersSent) response.destroy();
    else sendText(exchange, 500, `Internal Server Error\n${response.requestId}`);
  }
}
