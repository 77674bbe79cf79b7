import { createServer, type IncomingMessage, request as openRequest } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { gunzipSync } from "node:zlib";
import { sendRaw, startPipeline } from "@storefront/testbed/server/pipeline-server";
import { type ProxyUnderTest, testProxy } from "@storefront/testbed/server/proxy-contract";
import { testProxyFaults } from "@storefront/testbed/server/proxy-faults";
import { api } from "./api";
import { normalizeRequest } from "./normalize-request";
import { routing } from "./routing";

type Pipeline = Awaited<ReturnType<typeof startPipeline>>;

const RULES = {
  trustedHops: 1,
  mobileSiteUrl: "https://m.example/",
  unknownHost: "neutral",
} as const;
const pipelines = new Map<string, Pipeline>();
afterAll(async () => {
  for (const { stop } of pipelines.values()) await stop();
});

/** Returns a server whose marketplace is at an address, and may take `timeoutMs`. */
async function pipelineOf(apiBaseUrl: string, timeoutMs = 150_000): Promise<Pipeline> {
  const key = `${apiBaseUrl} ${timeoutMs}`;
  const existing = pipelines.get(key);
  if (existing) return existing;
  const stages = [
    normalizeRequest({ trustedHops: 1 }, "max-age=1"),
    routing(RULES),
    api(RULES, { apiBaseUrl, internalSecret: "between-us", timeoutMs }),
  ];
  const started = await startPipeline(stages, () => false, { limit: 0, trustedHops: 1 });
  pipelines.set(key, started);
  return started;
}

/** Sends a request through one proxy, without the changes that fetch makes to a path. */
const send: ProxyUnderTest = async ({ apiBaseUrl, path, init, secure, timeoutMs }) => {
  const { port } = await pipelineOf(apiBaseUrl, timeoutMs);
  const headers = {
    ...Object.fromEntries(new Headers(init.headers)),
    host: "mima.localhost:3000",
    "x-forwarded-for": "203.0.113.9",
    "x-forwarded-proto": secure ? "https" : "http",
  };
  const { method = "GET", body } = init;
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const request = openRequest({ port, path, method, headers }, resolve).once("error", reject);
    if (body instanceof ReadableStream) Readable.fromWeb(body as never).pipe(request);
    else request.end(body);
  });
  const sent = new Headers();
  for (const [name, value] of Object.entries(answer.headers)) sent.set(name, String(value));
  const status = answer.statusCode ?? 0;
  return new Response(Readable.toWeb(answer) as ReadableStream, { status, headers: sent });
};

testProxy(send);
testProxyFaults(send);

describe("with a marketplace of large answers", () => {
  const large = JSON.stringify({ code: 0, msg: "", data: "分".repeat(1_000) });
  const marketplace = createServer((_request, response) => {
    response.writeHead(200, {
      "Content-Type": "application/json",
      "Content-Length": Buffer.byteLength(large),
    });
    response.end(large);
  });
  let base = "";
  beforeAll(async () => {
    await new Promise<void>((listening) => marketplace.listen(0, "127.0.0.1", listening));
    base = `http://127.0.0.1:${(marketplace.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    marketplace.closeAllConnections();
    marketplace.close();
  });

  test("compresses them for a visitor who accepts it", async () => {
    const headers = { "Accept-Encoding": "gzip, br" };
    const answer = await send({
      apiBaseUrl: base,
      path: "/api/v1/index",
      init: { headers },
      secure: false,
    });
    expect(answer.headers.get("content-encoding")).toBe("gzip");
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(gunzipSync(bytes).toString()).toBe(large);
    for (const encoding of ["identity", "br"]) {
      const other = { headers: { "Accept-Encoding": encoding } };
      const plain = await send({
        apiBaseUrl: base,
        path: "/api/v1/index",
        init: other,
        secure: false,
      });
      expect(await plain.text()).toBe(large);
    }
  });

  test("has the security headers of every response", async () => {
    const { headers } = await send({
      apiBaseUrl: base,
      path: "/api/v1/index",
      init: {},
      secure: true,
    });
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("strict-transport-security")).toBe("max-age=1");
    expect(headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(headers.get("vary")).toBe("Host,X-Forwarded-Host,Accept-Encoding");
  });

  test("answers HEAD and OPTIONS without a body", async () => {
    const { port } = await pipelineOf(base);
    const raw = (method: string) =>
      sendRaw(port, `${method} /api/v1/index HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
    expect(await raw("HEAD")).toMatch(/^HTTP\/1.1 200 [\s\S]*\r\n\r\n$/);
    expect(await raw("OPTIONS")).toMatch(/^HTTP\/1.1 204 [\s\S]*Allow: GET, HEAD, OPTIONS, POST/);
  });

  test("answers a body of many times the limit after it has arrived", async () => {
    const { port } = await pipelineOf(base);
    const head = "POST /api/v1/user/login HTTP/1.1\r\nHost: a\r\nConnection: close\r\n";
    const body = `989680\r\n${"x".repeat(10_000_000)}\r\n0\r\n\r\n`;
    const answer = await sendRaw(port, `${head}Transfer-Encoding: chunked\r\n\r\n${body}`);
    expect(answer).toMatch(/^HTTP\/1.1 413 [\s\S]*"code":10413/);
  });
});

test.each(["/api/settings", "/API/v1/index", "/api/v1", "/api/v3/index", "/index"])(
  "leaves %s to later stages",
  (path) => {
    const stage = api(RULES, { apiBaseUrl: "", internalSecret: "" });
    expect(stage({ path } as never)).toBe(false);
  },
);
