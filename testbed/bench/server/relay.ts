import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/** Relay between storefront and marketplace: records calls, and can delay or malform answers. */
export interface Relay {
  url: string;
  calls: string[];
  /** Delay of every call in ms. */
  delay: number;
  malformed: boolean;
  stop(): void;
}

export async function startRelay(target: string): Promise<Relay> {
  const server = createServer(async (incoming, response) => {
    relay.calls.push(incoming.url ?? "");
    if (relay.delay > 0) await pause(relay.delay);
    if (relay.malformed) return void response.end('{"code":0,"msg":"","data":null}');
    const { method, headers, url = "" } = incoming;
    const forwarded = request(target + url, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    forwarded.once("error", () => response.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const relay: Relay = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls: [],
    delay: 0,
    malformed: false,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return relay;
}
