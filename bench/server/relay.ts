import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/** Stands between storefront and marketplace: counts calls, and can make them slow or malformed. */
export interface Relay {
  url: string;
  calls: string[];
  /** ms that every call waits. */
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
    const onward = request(target + url, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.once("error", () => response.destroy());
    incoming.pipe(onward);
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
