import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { type Exchange, runStages, type Stage } from "./exchange";
import { sendText } from "./finalize";
import { LIMITS, SERVER_OPTIONS } from "./limits";
import { logError } from "./log";

/**
 * The HTTP server in front of a pipeline.
 * @param isStopping from then on every response is its connection's last
 */
export function createPipelineServer(stages: readonly Stage[], isStopping: () => boolean): Server {
  const server = createServer(SERVER_OPTIONS, (request, response) => {
    if (isStopping()) response.shouldKeepAlive = false;
    void answer(stages, request, response);
  });
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
  response: ServerResponse,
): Promise<void> {
  const exchange: Exchange = { request, response, path: "/", query: "", secure: false };
  try {
    await runStages(stages, exchange);
  } catch (error) {
    logError(`${request.method} ${exchange.path} failed`, error);
    if (response.headersSent) response.destroy();
    else sendText(exchange, 500, "Internal Server Error");
  }
}
