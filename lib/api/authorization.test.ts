import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { proxyToMarketplace } from "../proxy/marketplace-proxy";
import { request } from "./request";
import { HOSTILE_PATHS } from "./testing/hostile-paths";

/** A marketplace that redirects to another origin, and that origin, which records every request. */
let marketplace: Server;
let foreignServer: Server;
let status = 302;
const foreignTokens: (string | undefined)[] = [];
const requestedUrls: (string | undefined)[] = [];

const listen = (server: Server) =>
  new Promise<string>((listening) => {
    server.listen(0, "127.0.0.1", () => {
      listening(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    });
  });
let base = "";
beforeAll(async () => {
  foreignServer = createServer((incoming: IncomingMessage, response) => {
    foreignTokens.push(incoming.headers.authorization);
    response.end('{"code":0,"msg":"","data":null}');
  });
  const elsewhere = await listen(foreignServer);
  marketplace = createServer((incoming, response) => {
    requestedUrls.push(incoming.url);
    response.writeHead(status, { Location: `${elsewhere}/v1/user/home_page` }).end();
  });
  base = await listen(marketplace);
});
afterAll(() => {
  for (const server of [marketplace, foreignServer]) {
    server.closeAllConnections();
    server.close();
  }
});
beforeEach(() => {
  foreignTokens.length = 0;
  requestedUrls.length = 0;
});

const proxy = (path: string, method = "GET") =>
  proxyToMarketplace(
    new Request(new URL(path, "http://mima.localhost:3000"), {
      method,
      headers: { Authorization: "secret" },
    }),
    {
      apiBaseUrl: base,
      internalSecret: "between-us",
      clientAddress: undefined,
      brand: "mima",
      site: "mima.localhost",
      origin: "http://mima.localhost:3000",
      secure: false,
    },
  );

describe.each([301, 302, 303, 307, 308])("a redirect by %i to another origin", (code) => {
  test.each(["GET", "POST"])("is not followed by the proxy with a token (%s)", async (method) => {
    status = code;
    const answer = await proxy("/api/v1/user/home_page?user_id=5", method);
    expect(answer.status).toBe(502);
    expect(answer.headers.get("location")).toBeNull();
    expect(requestedUrls).toHaveLength(1);
    expect(foreignTokens).toEqual([]);
  });

  test("is not followed by a call with a token", async () => {
    status = code;
    const result = await request("shop", { user_id: 5 }, { base, token: "secret" });
    expect(result).toMatchObject({ ok: false, kind: "network" });
    expect(foreignTokens).toEqual([]);
  });
});

test("the proxy forwards a hostile path, if at all, as a well-formed call of the marketplace", async () => {
  status = 404;
  for (const path of HOSTILE_PATHS) {
    const address = `/api${path}`;
    if (!URL.canParse(address, "http://mima.localhost:3000")) continue;
    await proxy(address).catch(() => undefined);
  }
  expect(foreignTokens).toEqual([]);
  for (const url of requestedUrls) expect(url).toMatch(/^\/v[12](?:\/[\w-]+)+(?:\?|$)/);
});
