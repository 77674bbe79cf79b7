import { once } from "node:events";
import { connect } from "node:net";
import { echo, sendRaw, startPipeline } from "@storefront/testbed/server/pipeline-server";
import type { Asset } from "../assets/load-assets";
import { LIMITS } from "../limits";
import { enforceLimits, readiness } from "./enforce-limits";
import { normalizeRequest } from "./normalize-request";
import { routing } from "./routing";
import { staticAssets } from "./static-assets";

const text = Buffer.from("a".repeat(1000));
const asset: Asset = {
  type: "application/javascript; charset=utf-8",
  etag: 'W/"1"',
  lastModified: new Date(0).toUTCString(),
  immutable: true,
  identity: text,
  gzip: undefined,
  br: undefined,
};
let stopping = false;
let pipeline: Awaited<ReturnType<typeof startPipeline>>;

beforeAll(async () => {
  pipeline = await startPipeline(
    [
      normalizeRequest({ trustedHops: 1 }, "max-age=1"),
      enforceLimits,
      readiness(() => stopping),
      staticAssets(
        new Map([
          ["/_next/static/a.js", asset],
          ["/robots.svg", { ...asset, immutable: false }],
        ]),
      ),
      echo,
    ],
    () => stopping,
  );
});
afterAll(() => pipeline.stop());

const raw = (head: string, more = "") =>
  sendRaw(pipeline.port, `${head} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${more}\r\n`);
const get = (path: string, headers = {}) => fetch(pipeline.base + path, { headers });

describe("normalize request", () => {
  test.each([
    ["GET http://evil.example/index?a=1", '{"path":"/index","query":"?a=1"'],
    ["GET //evil.example", '{"path":"//evil.example","query":""'],
    ["OPTIONS *", '{"path":"/*","query":""'],
  ])("passes on %s as %s", async (line, output) => {
    expect(await raw(line)).toContain(output);
  });

  test.each(["TRACE /index", "DELETE /index", "PROPFIND /index", "CONNECT a:80"])(
    "refuses %s with 405",
    async (line) => expect(await raw(line)).toMatch(/^HTTP\/1.1 405 /),
  );

  test.each([
    ["data:text/html,x", ""],
    ["/\u00e5", ""],
    ["/index", "host: b\r\n"],
    ["/index", "Content-Length: 1\r\nTransfer-Encoding: chunked\r\n"],
    ["/index", "x-routed(by-server): 1\r\n"],
  ])("refuses target %s with %j with 400", async (target, more) => {
    expect(await raw(`GET ${target}`, more)).toMatch(/^HTTP\/1.1 400 /);
  });

  test.each([
    ["x-forwarded-proto", "http,https"],
    ["x-forwarded-proto", "HTTPS"],
    ["forwarded", "for=203.0.113.9;proto=https"],
  ])("trusts a proxy's header for https: %s %s", async (name, value) => {
    expect(await (await get("/", { [name]: value })).text()).toContain('"secure":true');
  });
});

describe("desktop cookie", () => {
  const rules = {
    trustedHops: 1,
    mobileSiteUrl: "https://m.example/",
    unknownHost: "neutral",
  } as const;
  test.each([
    ["http", /^desktop=1; Path=\/; Max-Age=2592000; SameSite=Lax$/],
    ["HTTPS", /; Secure$/],
  ])("over %s matches %s", async (scheme, cookie) => {
    const own = await startPipeline([
      normalizeRequest({ trustedHops: 1 }, "max-age=1"),
      routing(rules),
    ]);
    const response = await fetch(`${own.base}/?desktop=1`, {
      headers: { "x-forwarded-host": "mima.localhost", "x-forwarded-proto": scheme },
      redirect: "manual",
    });
    expect(response.headers.get("set-cookie")).toMatch(cookie);
    await own.stop();
  });
});

test("the redirect of a root sets a short-lived cookie for browsers that may be an iPad's", async () => {
  const rules = {
    trustedHops: 1,
    mobileSiteUrl: "https://m.example/",
    unknownHost: "neutral",
  } as const;
  const own = await startPipeline([
    normalizeRequest({ trustedHops: 1 }, "max-age=1"),
    routing(rules),
  ]);
  const headersFor = async (userAgent: string) => {
    const headers = { "x-forwarded-host": "mima.localhost", "user-agent": userAgent };
    return (await fetch(`${own.base}/`, { headers, redirect: "manual" })).headers;
  };
  const mac = await headersFor("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)");
  expect(mac.get("set-cookie")).toBe("root=1; Path=/; Max-Age=30; SameSite=Lax");
  expect(mac.get("cache-control")).toBe("private, no-cache");
  expect((await headersFor("Mozilla/5.0 (Windows NT 10.0)")).get("set-cookie")).toBeNull();
  await own.stop();
});

describe("limits", () => {
  test("refuses a target that is too long with the limit, and accepts the maximum", async () => {
    const long = await get(`/${"a".repeat(LIMITS.targetLength)}`);
    expect([long.status, await long.text()]).toEqual([414, "网址过长，最多 8 KB"]);
    expect(long.headers.get("cache-control")).toBe("no-store");
    expect((await get(`/${"a".repeat(LIMITS.targetLength - 1)}`)).status).toBe(200);
  });

  test("refuses a header that is too large with 431 and the limit", async () => {
    const answer = await raw("GET /", `X: ${"a".repeat(LIMITS.maxHeaderSize)}\r\n`);
    expect(answer).toMatch(/^HTTP\/1.1 431 /);
    expect(Buffer.from(answer, "latin1").toString()).toMatch(
      /\r\n\r\n请求头过大，连同网址最多 16 KB$/,
    );
  });

  test("refuses a body by its declared length, with the limit", async () => {
    const body = "x".repeat(LIMITS.bodyLength + 1);
    const answer = await fetch(`${pipeline.base}/index`, { method: "POST", body });
    expect([answer.status, await answer.text()]).toEqual([413, "请求内容过大，最多 64 KB"]);
  });

  test("have the expected timeouts and a connection limit", () => {
    const { headersTimeout, requestTimeout, keepAliveTimeout, maxConnections } = pipeline.server;
    expect([headersTimeout, requestTimeout, keepAliveTimeout]).toEqual([10_000, 20_000, 65_000]);
    expect(maxConnections).toBeGreaterThan(0);
  });
});

describe("static assets", () => {
  test("are cacheable for a year, and sent as 200, 206 and 304", async () => {
    const whole = await get("/_next/static/a.js");
    expect(whole.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(whole.headers.get("x-content-type-options")).toBe("nosniff");
    const part = await get("/_next/static/a.js", { range: "bytes=0-2" });
    expect([part.status, await part.text()]).toEqual([206, "aaa"]);
    expect((await get("/_next/static/a.js", { range: "bytes=5000-" })).status).toBe(416);
    const again = await get("/_next/static/a.js", { "if-none-match": 'W/"1"' });
    expect([again.status, await again.text()]).toEqual([304, ""]);
  });

  test("outside the build must be revalidated each time", async () => {
    const { headers } = await get("/robots.svg");
    expect(headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
  });

  test("never fall through to pages below /_next/", async () => {
    const answer = await get("/_next/static/none.js");
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([404, "no-store"]);
  });

  test("are refused for POST", async () => {
    expect(await raw("POST /_next/static/a.js")).toMatch(/^HTTP\/1.1 405 /);
  });
});

test("refuses a connection over the limit per client", async () => {
  const { server, port, stop } = await startPipeline([echo], () => false, {
    limit: 1,
    trustedHops: 0,
  });
  const accepted = once(server, "connection");
  const first = connect(port, "127.0.0.1");
  await accepted;
  const answer = await sendRaw(port, "GET / HTTP/1.1\r\nHost: a\r\n\r\n");
  first.destroy();
  await stop();
  expect(answer).toMatch(/^HTTP\/1.1 429 [\s\S]*Retry-After: 10/);
});

test("HEAD sends the headers of GET without a body", async () => {
  const head = await raw("HEAD /_next/static/a.js");
  expect(head).toMatch(/Content-Length: 1000/);
  expect(head.endsWith("\r\n\r\n")).toBe(true);
});

test("answers /readyz with 503 and closes connections after their response while stopping", async () => {
  stopping = true;
  const [ready, page] = [await get("/readyz"), await get("/index")];
  stopping = false;
  expect([ready.status, page.status]).toEqual([503, 200]);
  expect(page.headers.get("connection")).toBe("close");
});
