import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import { request as httpsRequest } from "node:https";
import type { AddressInfo } from "node:net";
import { sendRequest } from "@storefront/testbed/product/send-request";
import { type SiteNginx, startSiteNginx } from "@storefront/testbed/product/site-nginx";

/** What reached a program. */
export interface Received {
  program: "storefront" | "marketplace";
  path: string;
  headers: IncomingHttpHeaders;
}

interface Sent {
  /** The client's address on this machine. */
  from?: string;
  headers?: Record<string, string>;
  body?: Buffer;
  /** Port without TLS. */
  port?: number;
}

export interface StubSite {
  nginx: SiteNginx;
  storefrontPort: number;
  /**
   * Sends a request to a host.
   * @returns the response, with the request that reached a program; undefined when nginx answered
   */
  get(host: string, path: string, sent?: Sent): Promise<StubAnswer>;
  stop(): Promise<void>;
}

export interface StubAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  received: Received | undefined;
}

/** Starts nginx in front of programs that answer what they receive, and 404 below `/_next/static/`. */
export async function startStubSite(
  options: Partial<Parameters<typeof startSiteNginx>[0]> = {},
): Promise<StubSite> {
  const storefront = await startStub("storefront");
  const marketplace = await startStub("marketplace");
  const nginx = await startSiteNginx({
    storefronts: [storefront.port],
    marketplaces: [marketplace.port],
    ...options,
  });
  return {
    nginx,
    storefrontPort: storefront.port,
    async get(host, path, { from, headers = {}, body: content, port } = {}) {
      const request = { path, localAddress: from, headers: { host, ...headers }, agent: false };
      const tls = { port: nginx.https, ca: nginx.authority, servername: host };
      const { body, ...answer } = await (port === undefined
        ? sendRequest({ ...request, ...tls }, content, httpsRequest)
        : sendRequest({ ...request, port }, content));
      const isStub = answer.headers["x-stub"] !== undefined;
      return { ...answer, body, received: isStub ? JSON.parse(body.toString()) : undefined };
    },
    async stop() {
      await nginx.stop();
      storefront.close();
      marketplace.close();
    },
  };
}

async function startStub(program: Received["program"]) {
  const server = createServer(({ url = "", headers }, answer) => {
    const received: Received = { program, path: url, headers };
    answer.statusCode = url.startsWith("/_next/static/") ? 404 : 200;
    answer.setHeader("X-Stub", "1");
    answer.end(JSON.stringify(received));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
