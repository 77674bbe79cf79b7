import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { proxyToMarketplace } from "../proxy/marketplace-proxy";
import { request } from "./request";
import { HOSTILE_PATHS } from "./testing/hostile-paths";

/** A marketplace that points elsewhere, and the stranger it points to, who remembers every request. */
let marketplace: Server;
let stranger: Server;
let status = 302;
const strangers: (string | undefined)[] = [];
const asked: (string | undefined)[] = [];

const listen = (server: Server) =>
  new Promise<string>((listening) => {
    server.listen(0, "127.0.0.1", () => {
      listening(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    });
  });
let base = "";
beforeAll(async () => {
  stranger = createServer((incoming: IncomingMessage, response) => {
    strangers.push(incoming.headers.authorization);
    response.end('{"code":0,"msg":"","data":null}');
  });
  const elsewhere = await listen(stranger);
  marketplace = createServer((incoming, response) => {
    asked.push(incoming.url);
    response.writeHead(status, { Location: `${elsewhere}/v1/user/home_page` }).end();
  });
  base = await listen(marketplace);
});
afterAll(() => {
  for (const server of [marketplace, stranger]) {
    server.closeAllConnections();
    server.close();
  }
});
beforeEach(() => {
  strangers.length = 0;
  asked.length = 0;
});

const pass = (path: string, method = "GET") =>
  proxyToMarketplace(
    new Request(new URL(path, "http://mima.localhost:3000"), {
      method,
      headers: { Authorization: "secret" },
    }),
    {
      apiBaseUrl: base,
      internalSecret: "between-us",
      clientAddress: undefined,
      site: "mima.localhost",
      origin: "http://mima.localhost:3000",
      secure: false,
    },
  );

describe.each([301, 302, 303, 307, 308])("a redirect by %i to another origin", (code) => {
  test.each(["GET", "POST"])("is not followed by the proxy with a token (%s)", async (method) => {
    status = code;
    const answer = await pass("/api/v1/user/home_page?user_id=5", method);
    expect(answer.status).toBe(502);
    expect(answer.headers.get("location")).toBeNull();
    expect(asked).toHaveLength(1);
    expect(strangers).toEqual([]);
  });

  test("is not followed by a call with a token", async () => {
    status = code;
    const result = await request("shop", { user_id: 5 }, { base, token: "secret" });
    expect(result).toMatchObject({ ok: false, kind: "network" });
    expect(strangers).toEqual([]);
  });
});

test("no hostile path comes through the proxy as anything but a call of the marketplace's own", async () => {
  status = 404;
  for (const path of HOSTILE_PATHS) {
    const address = `/api${path}`;
    if (!URL.canParse(address, "http://mima.localhost:3000")) continue;
    await pass(address).catch(() => undefined);
  }
  expect(strangers).toEqual([]);
  for (const url of asked) expect(url).toMatch(/^\/v[12](?:\/[\w-]+)+(?:\?|$)/);
});
