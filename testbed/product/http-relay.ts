import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/** Forwards a storefront's calls to a marketplace, records them, and can delay them or simulate failures. */
export interface HttpRelay {
  url: string;
  /** Paths with query of the calls since the last reset, in order of arrival; without /readyz, which always passes. */
  calls: string[];
  /** "down": drops every call; "malformed": answers success without data. */
  mode: "pass" | "down" | "malformed";
  /** Delay of every call. */
  delayMs: number;
  stop(): Promise<void>;
}

/** @param target URL of the marketplace */
export async function startHttpRelay(target: string): Promise<HttpRelay> {
  const server: Server = createServer(async (incoming, response) => {
    const { method, headers, url = "" } = incoming;
    if (url !== "/readyz") {
      relay.calls.push(url);
      if (relay.delayMs > 0) await pause(relay.delayMs);
      if (relay.mode === "down") return void incoming.socket.destroy();
      if (relay.mode === "malformed") return void response.end('{"code":0,"msg":"","data":null}');
    }
    const forwarded = request(target + url, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    forwarded.once("error", () => response.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const relay: HttpRelay = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls: [],
    mode: "pass",
    delayMs: 0,
    stop: () =>
      new Promise((stopped) => {
        server.closeAllConnections();
        server.close(() => stopped());
      }),
  };
  return relay;
}
