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
      // The caller ends an idle connection: a POST must not meet one that this side ends at that moment.
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
