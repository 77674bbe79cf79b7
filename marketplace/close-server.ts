import type { IncomingMessage, ServerResponse } from "node:http";
import type { ServerType } from "@hono/node-server";

/** What is under way has this long to end, in milliseconds. */
const GRACE_MS = 3_000;

/**
 * Stops taking connections and resolves when those there are have ended. A busy caller would keep its own for ever and
 * be cut off in the middle of a call: from now on every answer tells it to go.
 */
export async function closeServer(server: ServerType): Promise<void> {
  server.prependListener("request", (_: IncomingMessage, response: ServerResponse) => {
    response.shouldKeepAlive = false;
  });
  await new Promise((done) => {
    server.close(done);
    if ("closeIdleConnections" in server) server.closeIdleConnections();
    setTimeout(
      () => "closeAllConnections" in server && server.closeAllConnections(),
      GRACE_MS,
    ).unref();
  });
}
