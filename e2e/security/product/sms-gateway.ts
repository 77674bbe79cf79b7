import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { isSignedWebhook } from "../../../contract/webhook-signature";

export interface SmsGateway {
  url: string;
  stop(): void;
}

/**
 * An operator's SMS gateway: takes signed messages, and tells the codes that were sent to a number (`GET ?phone=`).
 * @param key what messages must be signed with
 */
export async function startSmsGateway(key: string): Promise<SmsGateway> {
  const codes = new Map<string, string[]>();
  const server = createServer(async (request, response) => {
    if (request.method === "POST") {
      const body = await text(request);
      const headers = new Headers(request.headers as Record<string, string>);
      if (!isSignedWebhook(key, headers, body, new Date())) {
        response.writeHead(401).end();
        return;
      }
      const { phone, verify_code } = JSON.parse(body);
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
