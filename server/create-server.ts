import { createServer, IncomingMessage, type Server } from "node:http";
import { type ConnectionLimit, limitConnections } from "@/contract/connection-limit";
import { REQUEST_LIMITS } from "@/contract/request-limits";
import { type Exchange, runStages, type Stage } from "./exchange";
import { FinalResponse } from "./final-response";
import { sendText } from "./finalize";
import { LIMITS } from "./limits";
import { logError } from "./log";

/**
 * The HTTP server in front of a pipeline.
 * @param connections how many one client may hold open
 * @param isStopping from then on every response is its connection's last
 */
export function createPipelineServer(
  stages: readonly Stage[],
  isStopping: () => boolean,
  connections: ConnectionLimit,
): Server {
  const options = { ...REQUEST_LIMITS, IncomingMessage, ServerResponse: FinalResponse };
  const server = createServer(options, (request, response) => {
    if (!admit(request, response)) return;
    if (isStopping()) response.shouldKeepAlive = false;
    void answer(stages, request, response);
  });
  const admit = limitConnections(server, connections);
  server.maxConnections = LIMITS.maxConnections;
  // Without a listener Node would only end the connection.
  server.on("connect", (_request, socket) => {
    socket.end("HTTP/1.1 405 Method Not Allowed\r\nConnection: close\r\nContent-Length: 0\r\n\r\n");
  });
  return server;
}

async function answer(
  stages: readonly Stage[],
  request: IncomingMessage,
  response: FinalResponse,
): Promise<void> {
  const exchange: Exchange = {
    request,
    response,
    path: "/",
    query: "",
    secure: false,
    transportPolicy: null,
    hostVary: "",
  };
  try {
    await runStages(stages, exchange);
  } catch (error) {
    logError("request failed", `${request.method} ${exchange.path}`, error);
    if (response.headersSent) response.destroy();
    else sendText(exchange, 500, "Internal Server Error");
  }
}
