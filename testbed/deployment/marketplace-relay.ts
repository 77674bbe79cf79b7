import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { deployment } from "./deployment";

/** Forwards calls to this worker's marketplace, records them, and can simulate failures. */
export interface Relay {
  url: string;
  /** Paths with query of the calls since the last reset, in order of arrival. */
  calls: string[];
  /** "down": drops every call except /readyz; "malformed": answers success without data. */
  mode: "pass" | "down" | "malformed";
  stop(): Promise<void>;
}

export async function startRelay(): Promise<Relay> {
  const relay: Relay = { url: "", calls: [], mode: "pass", stop: async () => {} };
  const server: Server = createServer((incoming, response) => {
    const path = incoming.url ?? "";
    if (path !== "/readyz") {
      relay.calls.push(path);
      if (relay.mode === "down") return void incoming.socket.destroy();
      if (relay.mode === "malformed") return void response.end('{"code":0,"msg":"","data":null}');
    }
    const { method, headers } = incoming;
    const forwarded = request(`${deployment.apiUrl}${path}`, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    forwarded.once("error", () => response.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  relay.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  relay.stop = () =>
    new Promise((stopped) => {
      server.closeAllConnections();
      server.close(() => stopped());
    });
  return relay;
}
