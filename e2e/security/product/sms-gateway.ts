import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

export interface SmsGateway {
  url: string;
  stop(): void;
}

/** An operator's SMS gateway: takes messages, and tells the codes that were sent to a number (`GET ?phone=`). */
export async function startSmsGateway(): Promise<SmsGateway> {
  const codes = new Map<string, string[]>();
  const server = createServer(async (request, response) => {
    if (request.method === "POST") {
      const { phone, verify_code } = JSON.parse(await text(request));
      codes.set(phone, [...(codes.get(phone) ?? []), verify_code]);
      response.end();
      return;
    }
    const { searchParams } = new URL(request.url ?? "/", "http://gateway.invalid");
    response.end(JSON.stringify(codes.get(searchParams.get("phone") ?? "") ?? []));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
