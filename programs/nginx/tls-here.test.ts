import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@storefront/platform/launch/ports";
import { SERVICE_HOST } from "@storefront/testbed/product/site-nginx";
import { type StubSite, startStubSite } from "./testing/stub-site";

const BRAND = "mima.example";
const OPERATOR = "127.0.0.9";
const STRANGER = "127.0.0.10";

let site: StubSite;
let assets: string;
beforeAll(async () => {
  assets = mkdtempSync(join(tmpdir(), "assets-"));
  // nginx workers may run as another user.
  chmodSync(assets, 0o755);
  mkdirSync(join(assets, "_next", "static"), { recursive: true });
  writeFileSync(join(assets, "_next", "static", "kept.js"), "kept();".repeat(100));
  site = await startStubSite({ assets, env: { CONSOLE_NETWORKS: OPERATOR } });
});
afterAll(async () => {
  await site.stop();
  rmSync(assets, { recursive: true });
});

const ownErrorHeaders = {
  "strict-transport-security": "max-age=31536000",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "content-security-policy": expect.stringContaining("default-src 'none'"),
  "cache-control": "no-store",
};

test.each([
  [BRAND, "/", "storefront"],
  [BRAND, "/media/goods/1.webp", "storefront"],
  [BRAND, "/api/v1/index?a=%2F", "storefront"],
  [BRAND, "/admin/login", "storefront"],
  [BRAND, "/internal/market", "storefront"],
  [BRAND, "/sandbox/sms", "storefront"],
  [BRAND, "/phone", "marketplace"],
  [BRAND, "/phone/goods?id=1", "marketplace"],
  [SERVICE_HOST, "/v1/pay/alipay/notify", "marketplace"],
  [SERVICE_HOST, "/v1/pay/wechat/notify", "marketplace"],
  [SERVICE_HOST, "/phone", "marketplace"],
  [SERVICE_HOST, "/phone/goods?id=1", "marketplace"],
  [SERVICE_HOST, "/media/goods/1.webp?w=440", "marketplace"],
  [SERVICE_HOST, "/", undefined],
  [SERVICE_HOST, "/index", undefined],
  [SERVICE_HOST, "/v1/index", undefined],
  [SERVICE_HOST, "/v1/pay/alipay/notify/x", undefined],
  [SERVICE_HOST, "/internal/market", undefined],
  [SERVICE_HOST, "/sandbox/sms", undefined],
])("%s%s reaches %s", async (host, path, program) => {
  const { status, received } = await site.get(host, path, { from: OPERATOR });
  expect(received?.program).toBe(program);
  if (program === undefined) expect(status).toBe(404);
  else expect(received?.path).toBe(path);
});

test.each(["/admin", "/admin/", "/admin/login"])(
  "%s is for CONSOLE_NETWORKS only",
  async (path) => {
    const operator = await site.get(SERVICE_HOST, path, { from: OPERATOR });
    expect(operator.received).toMatchObject({ program: "marketplace", path });
    const claimed = { "x-forwarded-for": OPERATOR, "x-real-ip": OPERATOR };
    const stranger = await site.get(SERVICE_HOST, path, { from: STRANGER, headers: claimed });
    expect(stranger).toMatchObject({ status: 404, received: undefined, headers: ownErrorHeaders });
  },
);

test("tells programs what it knows of the client, regardless of what the client claims", async () => {
  const headers = {
    "x-forwarded-for": "203.0.113.9",
    "x-forwarded-proto": "http",
    "x-forwarded-host": "evil.example",
    forwarded: "host=evil.example;proto=http",
    "x-request-id": "claimed-by-a-client",
  };
  const { received } = await site.get(BRAND, "/", { from: STRANGER, headers });
  expect(received?.headers).toMatchObject({
    host: BRAND,
    "x-forwarded-for": `203.0.113.9, ${STRANGER}`,
    "x-forwarded-proto": "http, https",
    "x-request-id": expect.stringMatching(/^[0-9a-f]{32}$/),
  });
  expect(received?.headers).not.toHaveProperty("x-forwarded-host");
  expect(received?.headers).not.toHaveProperty("forwarded");
});

test("redirects http to https with path and query", async () => {
  const { status, headers } = await site.get(BRAND, "/a%20b?c=%2F", { port: site.nginx.http });
  expect([status, headers.location]).toEqual([308, `https://${BRAND}/a%20b?c=%2F`]);
});

test("answers 421 on a connection of another host", async () => {
  const headers = { host: "evil.example" };
  const { status, body } = await site.get(BRAND, "/", { headers });
  expect(status).toBe(421);
  expect(body.toString()).toContain("暂时打不开");
});

test("serves kept files of earlier builds, compressed and for a year", async () => {
  const headers = { "accept-encoding": "gzip" };
  const kept = await site.get(BRAND, "/_next/static/kept.js", { headers });
  expect(kept).toMatchObject({
    status: 200,
    headers: {
      "content-encoding": "gzip",
      "content-type": "application/javascript",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
    },
  });
  const missing = await site.get(BRAND, "/_next/static/none.js");
  expect(missing).toMatchObject({ status: 404, headers: { "x-content-type-options": "nosniff" } });
  expect(missing.headers).not.toHaveProperty("cache-control");
});

const KB = 1024;
const MB = 1024 * KB;

test.each([
  ["/api/v1/image", 8 * MB + 64 * KB, "图片过大，最多 8 MB"],
  ["/api/v1/message", 64 * KB, "请求内容过大，最多 64 KB"],
])("refuses a body of %s above its limit with the envelope", async (path, bytes, msg) => {
  const send = (length: number) =>
    site.get(BRAND, path, {
      body: Buffer.alloc(length),
      headers: { "content-length": `${length}` },
    });
  expect((await send(bytes)).received).toMatchObject({ program: "storefront", path });
  const { status, received, headers, body } = await send(bytes + 1);
  expect([status, received]).toEqual([413, undefined]);
  expect(headers).toMatchObject({ ...ownErrorHeaders, "content-type": "application/json" });
  expect(JSON.parse(body.toString())).toEqual({ code: 10413, msg, data: null });
});

test("refuses any other body above 64 MB with a page that says so", async () => {
  const headers = { "content-length": `${64 * MB + 1}` };
  const { status, received, body } = await site.get(BRAND, "/phone/refund", { headers });
  expect([status, received]).toEqual([413, undefined]);
  expect(body.toString()).toContain("<h1>内容太大</h1><p>最多 64 MB");
});

test.each([
  [414, "an address", `a=${"a".repeat(20 * KB)}`, "", "网址太长", 10414, "网址过长，最多 8 KB"],
  [
    ...([431, "headers", "", "a".repeat(20 * KB), "请求头太大"] as const),
    ...([10434, "请求头过大，连同网址最多 16 KB"] as const),
  ],
])("refuses with %s %s beyond all limits", async (status, _, query, x, title, code, msg) => {
  const page = await site.get(BRAND, `/index?${query}`, { headers: { x } });
  expect(page).toMatchObject({ status, received: undefined, headers: ownErrorHeaders });
  expect(page.body.toString()).toContain(`<h1>${title}</h1><p>${msg}。`);
  const call = await site.get(BRAND, `/api/v1/index?${query}`, { headers: { x } });
  expect(call).toMatchObject({ status, received: undefined, headers: ownErrorHeaders });
  expect(call.headers["content-type"]).toBe("application/json");
  expect(JSON.parse(call.body.toString())).toEqual({ code, msg, data: null });
});

test("leads storefronts to the marketplaces, with the request id that they send", async () => {
  const port = site.nginx.internal;
  const headers = { "x-request-id": "id-of-the-visitor" };
  const { received } = await site.get("nginx", "/v1/index", { port, headers });
  expect(received).toMatchObject({ program: "marketplace", headers });
  for (const path of ["/admin/login", "/internal/market", "/phone", "/sandbox/sms"])
    expect((await site.get("nginx", path, { port })).received).toBeUndefined();
  const health = await site.get("nginx", "/nginx-health", { port });
  expect([health.status, health.body.toString()]).toEqual([200, "ok\n"]);
});

describe("without programs", () => {
  let empty: StubSite;
  beforeAll(async () => {
    empty = await startStubSite({
      storefronts: [await freePort()],
      marketplaces: [await freePort()],
    });
  });
  afterAll(() => empty.stop());

  test.each(["/index", "/_next/static/a.js", "/phone"])(
    "%s has a page and headers",
    async (path) => {
      const { status, headers, body } = await empty.get(BRAND, path);
      expect({ status, headers }).toMatchObject({ status: 502, headers: ownErrorHeaders });
      expect(body.toString()).toContain("<h1>暂时打不开</h1>");
    },
  );
});

test("tries another instance when one is missing", async () => {
  const port = await freePort();
  const { storefrontPort } = site;
  const half = await startStubSite({ storefronts: [port, storefrontPort] });
  for (let index = 0; index < 4; index += 1)
    expect((await half.get(BRAND, "/")).received?.program).toBe("storefront");
  await half.stop();
});
