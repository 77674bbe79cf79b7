import { deployment } from "@storefront/testbed/deployment/deployment";
import type { HostAnswer } from "@storefront/testbed/deployment/host-request";
import {
  startWorkerStorefront,
  type WorkerStorefront,
} from "@storefront/testbed/deployment/worker-storefront";
import { type HttpRelay, startHttpRelay } from "@storefront/testbed/product/http-relay";
import { expect, test } from "../fixtures";

/** The complete header set of every kind of response: an added or missing header fails here. */

let relay: HttpRelay;
let storefront: WorkerStorefront;

test.describe.configure({ mode: "serial" });
test.beforeAll(async () => {
  test.setTimeout(120_000);
  relay = await startHttpRelay(deployment.apiUrl);
  storefront = await startWorkerStorefront(relay.url);
});
test.afterAll(async () => {
  await storefront.stop();
  await relay.stop();
});

const GOODS = "/goodsDetails?goodsId=1001";
const GZIP = { "accept-encoding": "gzip" };

/** Headers of every response. */
const SECURITY = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  // The default; pages have their own.
  "content-security-policy":
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
};
const CONNECTION = {
  date: expect.any(String),
  connection: expect.any(String),
};
const LENGTH = { "content-length": expect.stringMatching(/^\d+$/) };
const ETAG = { etag: expect.stringMatching(/^(?:W\/)?"[^"]+"$/) };
const ROUTER_VARY =
  "rsc,next-router-state-tree,next-router-prefetch,next-router-segment-prefetch,Accept-Encoding";

const page = (cache: string, vary: string) => ({
  ...SECURITY,
  ...ETAG,
  vary,
  "x-nextjs-cache": cache,
  "x-nextjs-prerender": "1",
  "x-nextjs-stale-time": "300",
  "cache-control": "s-maxage=60, stale-while-revalidate=86340, must-revalidate",
});
const PAGE_POLICY = expect.stringMatching(
  /^default-src 'none'; .*frame-ancestors 'none'; .*script-src 'self'(?: 'sha256-[\w+/=]+')+$/,
);
const PAGE_VARY = `Host,${ROUTER_VARY}`;
const GOODS_VARY = `Host,User-Agent,${ROUTER_VARY}`;
const DOCUMENT = {
  "content-type": "text/html; charset=utf-8",
  "content-security-policy": PAGE_POLICY,
  "reporting-endpoints": 'csp="/api/csp-report"',
};
const TEXT = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" };

/** Returns status and headers to compare: without the request id and keep-alive, which depends on the client. */
function comparable({ status, headers }: HostAnswer): Record<string, unknown> {
  const { "keep-alive": _, "x-request-id": requestId, ...rest } = headers;
  expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
  return { status, ...rest };
}
const get = async (path: string, headers = {}) => comparable(await storefront.get(path, headers));

test("sends the exact headers of an uncached page", async () => {
  expect(await get(GOODS)).toEqual({
    status: 200,
    ...page("MISS", GOODS_VARY),
    ...DOCUMENT,
    ...LENGTH,
    ...CONNECTION,
  });
});

test("sends the exact headers of a fresh compressed page", async () => {
  expect(await get(GOODS, GZIP)).toEqual({
    status: 200,
    ...page("HIT", GOODS_VARY),
    ...DOCUMENT,
    "content-encoding": "gzip",
    ...LENGTH,
    ...CONNECTION,
  });
});

test("sends the same headers for HEAD as for GET", async () => {
  const headOf = await storefront.get(GOODS, {}, "HEAD");
  expect(headOf.body).toBe("");
  expect(comparable(headOf)).toEqual(
    await get(GOODS).then((expected) => ({ ...expected, ...CONNECTION })),
  );
});

test("sends the exact headers of a 304 when If-None-Match matches", async () => {
  const { etag = "" } = (await storefront.get(GOODS)).headers;
  expect(await get(GOODS, { "if-none-match": etag })).toEqual({
    status: 304,
    ...page("HIT", GOODS_VARY),
    ...DOCUMENT,
    ...CONNECTION,
  });
});

test("sends the exact headers of an RSC payload, and of the redirect to its URL", async () => {
  expect(await get(`${GOODS}&_rsc=`, { rsc: "1" })).toEqual({
    status: 200,
    ...page("HIT", GOODS_VARY),
    "content-type": "text/x-component",
    "x-nextjs-rewritten-path": "/mima/goodsDetails/1001",
    ...LENGTH,
    ...CONNECTION,
  });
  expect(await get(GOODS, { rsc: "1" })).toEqual({
    status: 307,
    ...SECURITY,
    location: `${GOODS}&_rsc=`,
    "cache-control": "no-store",
    ...LENGTH,
    ...CONNECTION,
  });
});

test("sends the exact headers of a stale page", async () => {
  relay.mode = "malformed";
  await storefront.get("/index_m");
  relay.mode = "pass";
  let answer: Record<string, unknown> = {};
  await expect
    .poll(
      async () => {
        answer = await get("/index_m", GZIP);
        return answer["x-nextjs-cache"];
      },
      { timeout: 10_000 },
    )
    .toBe("STALE");
  expect(answer).toEqual({
    status: 200,
    ...page("STALE", PAGE_VARY),
    "cache-control": "s-maxage=5, stale-while-revalidate=86395, must-revalidate",
    ...DOCUMENT,
    "content-encoding": "gzip",
    ...LENGTH,
    ...CONNECTION,
  });
});

test("sends the exact headers of a 404 page", async () => {
  await storefront.get("/no-such-page");
  expect(await get("/no-such-page")).toEqual({
    status: 404,
    ...page("HIT", PAGE_VARY),
    ...DOCUMENT,
    ...LENGTH,
    ...CONNECTION,
  });
});

test("sends the exact headers of routing and listing redirects (307)", async () => {
  expect(await get("/?ad=1")).toEqual({
    status: 307,
    ...SECURITY,
    vary: GOODS_VARY,
    location: "/index_m?ad=1",
    ...LENGTH,
    ...CONNECTION,
  });
  const { etag: _, ...redirect } = page("MISS", GOODS_VARY);
  expect(await get("/goodsDetails?goodsId=1006")).toEqual({
    status: 307,
    ...redirect,
    ...DOCUMENT,
    location: "/index",
    ...LENGTH,
    ...CONNECTION,
  });
});

test("sends the exact headers of the desktop site that a phone requested", async () => {
  expect(await get(`${GOODS}&desktop=1`, { "user-agent": "iPhone Mobile" })).toEqual({
    status: 200,
    ...page("HIT", GOODS_VARY),
    "cache-control": "private, no-cache",
    "set-cookie": ["desktop=1; Path=/; Max-Age=2592000; SameSite=Lax"],
    ...DOCUMENT,
    ...LENGTH,
    ...CONNECTION,
  });
});

test("sends the exact headers of a build script, complete, partial and missing", async () => {
  const { body } = await storefront.get(GOODS);
  const path = /\/_next\/static\/[^"]+\.js/.exec(body)?.[0] ?? "";
  const script = {
    ...SECURITY,
    ...ETAG,
    "content-type": "application/javascript; charset=utf-8",
    "cache-control": "public, max-age=31536000, immutable",
    "last-modified": expect.any(String),
    "accept-ranges": "bytes",
    vary: "Accept-Encoding",
    ...LENGTH,
    ...CONNECTION,
  };
  expect(await get(path, GZIP)).toEqual({ status: 200, ...script, "content-encoding": "gzip" });
  expect(await get(path, { range: "bytes=0-9" })).toEqual({
    status: 206,
    ...script,
    "content-length": "10",
    "content-range": expect.stringMatching(/^bytes 0-9\/\d+$/),
  });
  expect(await get("/_next/static/none.js")).toEqual({
    status: 404,
    ...SECURITY,
    ...TEXT,
    ...LENGTH,
    ...CONNECTION,
  });
});

test("sends the exact headers of an image, complete and partial", async () => {
  const image = {
    ...SECURITY,
    ...ETAG,
    "content-type": "image/webp",
    "cache-control": "public, max-age=31536000, immutable",
    "accept-ranges": "bytes",
    ...LENGTH,
    ...CONNECTION,
  };
  const path = "/media/goods/1001-1.webp?w=440";
  expect(await get(path)).toEqual({ status: 200, ...image });
  expect(await get(path, { range: "bytes=-5" })).toEqual({
    status: 206,
    ...image,
    "content-length": "5",
    "content-range": expect.stringMatching(/^bytes \d+-\d+\/\d+$/),
  });
});

const STREAMED = { "transfer-encoding": "chunked" };

test("sends the exact headers of an API call", async () => {
  expect(await get("/api/v1/index", GZIP)).toEqual({
    status: 200,
    ...SECURITY,
    ...LENGTH,
    ...CONNECTION,
    vary: "Host,Accept-Encoding",
    "cache-control": "no-store",
    "content-type": "application/json",
    "content-encoding": "gzip",
  });
});

test("sends the exact headers of sitemaps and health checks, which Next answers", async () => {
  const byNext = { ...SECURITY, ...STREAMED, ...CONNECTION };
  expect(await get("/sitemap.xml", GZIP)).toEqual({
    status: 200,
    ...byNext,
    vary: PAGE_VARY,
    "cache-control": "public, max-age=300",
    "content-type": "application/xml; charset=utf-8",
    "content-encoding": "gzip",
  });
  expect(await get("/healthz")).toEqual({
    status: 200,
    ...byNext,
    vary: PAGE_VARY,
    "cache-control": "no-store",
    "content-type": "application/json",
  });
});

test("sends the exact headers of a brand's files", async () => {
  const files: Record<string, [string, unknown]> = {
    "/robots.txt": ["text/plain; charset=utf-8", "s-maxage=3600, stale-while-revalidate=82800"],
    "/manifest.webmanifest": [
      "application/manifest+json",
      // A day from when it was made, a few seconds ago.
      expect.stringMatching(/^s-maxage=86(400|3\d\d), stale-while-revalidate=\d{1,2}$/),
    ],
    "/favicon.ico": ["image/x-icon", "public, max-age=86400"],
  };
  for (const [path, [type, cacheControl]] of Object.entries(files)) {
    const { "x-nextjs-cache": _, etag: __, ...rest } = await get(path);
    expect([path, rest]).toEqual([
      path,
      {
        status: 200,
        ...SECURITY,
        vary: PAGE_VARY,
        "content-type": type,
        "cache-control": cacheControl,
        ...LENGTH,
        ...CONNECTION,
      },
    ]);
  }
});

test("sends the exact headers of a CSP report's response", async () => {
  const answer = comparable(await storefront.post("/api/csp-report", '{"csp-report":{}}'));
  expect(answer).toEqual({
    status: 204,
    ...SECURITY,
    vary: PAGE_VARY.replace(",Accept-Encoding", ""),
    "cache-control": "no-store",
    ...CONNECTION,
  });
});

test("sends the exact headers of a wrong method (405) and an overlong target (414)", async () => {
  expect(comparable(await storefront.get("/index_m", {}, "POST"))).toEqual({
    status: 405,
    ...SECURITY,
    ...TEXT,
    allow: "GET, HEAD",
    ...LENGTH,
    ...CONNECTION,
  });
  expect(await get(`/${"a".repeat(9000)}`)).toEqual({
    status: 414,
    ...SECURITY,
    ...TEXT,
    ...LENGTH,
    ...CONNECTION,
  });
});
