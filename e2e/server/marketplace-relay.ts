import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { deployment } from "../support/deployment";

/** Passes calls on to this worker's marketplace, counts them, and can be made to fail. */
export interface Relay {
  url: string;
  /** Paths with query of the calls since the last reset, in the order they came. */
  calls: string[];
  /** "down": every call but /readyz ends without an answer; "malformed": a success without data. */
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
    const onward = request(`${deployment.apiUrl}${path}`, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.once("error", () => response.destroy());
    incoming.pipe(onward);
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
