import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import type { Hono } from "hono";

export interface Listening {
  /** Without a trailing slash. */
  address: string;
  close(): Promise<void>;
}

/** Serves an app on a free port of this machine. */
export function listen({ fetch }: Pick<Hono, "fetch">): Promise<Listening> {
  return new Promise((resolve) => {
    const server = serve({ fetch, hostname: "127.0.0.1", port: 0 }, ({ port }: AddressInfo) => {
      server.unref();
      // Never close idle connections from this side: the client could be sending a POST on one of them at that moment.
      if ("keepAliveTimeout" in server) server.keepAliveTimeout = 0;
      resolve({
        address: `http://127.0.0.1:${port}`,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed());
            if ("closeAllConnections" in server) server.closeAllConnections();
          }),
      });
    });
  });
}
