import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { FRONT_CACHE } from "@storefront/platform/http/front-cache";
import { sendRequest } from "@storefront/testbed/product/send-request";
import { type SiteNginx, startSiteNginx } from "@storefront/testbed/product/site-nginx";

/** nginx's cache in front of a storefront that says of every response under /kept that nginx may keep it. */

const WINDOWS = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36";
const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1";
const PUBLIC = "s-maxage=60, stale-while-revalidate=86340";

let nginx: SiteNginx;
let reached: IncomingMessage[] = [];
let content = "first";
/** Awaited before each response. */
let before = async () => {};

const storefront = createServer(async (request, response) => {
  reached.push(request);
  const number = reached.length;
  const body = content;
  await before();
  const { headers, url = "" } = request;
  const time = headers[FRONT_CACHE.time.toLowerCase()]?.toString() ?? "";
  response.setHeader("X-Request-Id", headers["x-request-id"] ?? "");
  response.setHeader("ETag", `"${body}"`);
  if (url.startsWith("/kept") && time !== "") {
    response.setHeader("Cache-Control", "max-age=1, stale-while-revalidate=1");
    response.setHeader(FRONT_CACHE.visitorCacheControl, PUBLIC);
    response.setHeader("X-Accel-Expires", `@${Math.floor(Number(time))}`);
  } else response.setHeader("Cache-Control", PUBLIC);
  if (url.includes("cookie")) response.setHeader("Set-Cookie", "desktop=1");
  response.end(`${body} ${number}`);
});

beforeAll(async () => {
  storefront.listen(0, "127.0.0.1");
  await once(storefront, "listening");
  nginx = await startInFront();
});

function startInFront(more: Record<string, string> = {}): Promise<SiteNginx> {
  const { port } = storefront.address() as AddressInfo;
  const env = { NGINX_TLS: "in-front", PROXIES_IN_FRONT: "1", ...more };
  return startSiteNginx({ storefronts: [port], marketplaces: [port], env });
}
afterAll(async () => {
  await nginx.stop();
  storefront.closeAllConnections();
  storefront.close();
});
beforeEach(() => {
  reached = [];
  content = "first";
  before = async () => {};
});

const get = async (path: string, headers: Record<string, string> = {}, method = "GET") => {
  const answer = await sendRequest({
    port: nginx.http,
    path,
    method,
    headers: {
      host: "mima.example",
      "user-agent": WINDOWS,
      "accept-encoding": "gzip, deflate, br",
      "x-forwarded-proto": "https",
      "x-forwarded-for": "203.0.113.9",
      ...headers,
    },
  });
  return { ...answer, text: answer.body.toString() };
};

/** Waits, if necessary, until half of a second of nginx's clock, which is this machine's, is left. */
const enoughTime = async () => {
  if (Date.now() % 1000 > 500) await nextSecond();
};

const nextSecond = async () => {
  const second = Math.floor(Date.now() / 1000);
  while (Math.floor(Date.now() / 1000) === second) await new Promise(setImmediate);
};

test("keeps a response until the second ends, with headers of each request's own", async () => {
  await enoughTime();
  const [first, second] = [await get("/kept/1"), await get("/kept/1")];
  expect([first.text, second.text]).toEqual(["first 1", "first 1"]);
  expect(reached).toHaveLength(1);
  expect([first, second].map(({ headers }) => headers["server-timing"])).toEqual([
    "cache;desc=MISS",
    "cache;desc=HIT",
  ]);
  for (const { headers } of [first, second]) {
    expect(headers["cache-control"]).toBe(PUBLIC);
    expect(headers["x-request-id"]).toMatch(/^[0-9a-f]{32}$/);
    for (const name of ["x-accel-expires", FRONT_CACHE.visitorCacheControl.toLowerCase()])
      expect(headers).not.toHaveProperty(name);
  }
  expect(first.headers["x-request-id"]).not.toBe(second.headers["x-request-id"]);
  const { status } = await get("/kept/1", { "if-none-match": '"first"' });
  expect([status, (await get("/kept/1", {}, "HEAD")).status]).toEqual([304, 200]);
  expect(reached).toHaveLength(1);
});

const TESTER: Record<string, string>[] = [
  { cookie: "a=b; sandbox_market=x" },
  { "x-sandbox-market": "x" },
];

test("looks up no response for a tester of a sandbox, whose market the storefront shows", async () => {
  const inProduction = nginx;
  nginx = await startInFront({ SANDBOX: "1" });
  try {
    await enoughTime();
    await get("/kept/market");
    for (const names of TESTER)
      expect((await get("/kept/market", names)).headers["server-timing"]).toBe("cache;desc=BYPASS");
    expect(reached.map(({ headers }) => headers["x-sandbox-market"])).toEqual([
      ...[undefined, undefined],
      "x",
    ]);
    expect(reached[1]?.headers.cookie).toBe("a=b; sandbox_market=x");
  } finally {
    await nginx.stop();
    nginx = inProduction;
  }
});

test("lets nobody pass the cache by a tester's cookie without a sandbox", async () => {
  await enoughTime();
  await get("/kept/no-market");
  for (const names of TESTER)
    expect((await get("/kept/no-market", names)).headers["server-timing"]).toBe("cache;desc=HIT");
  expect(reached).toHaveLength(1);
});

test("shows a change when the second has ended, at most one request late", async () => {
  await enoughTime();
  await get("/kept/change");
  content = "second";
  expect((await get("/kept/change")).text).toBe("first 1");
  const changedAt = Date.now();
  while ((await get("/kept/change")).text.startsWith("first"));
  expect(Date.now() - changedAt).toBeLessThan(1_500);
});

/** Requests an address twenty times while the request that refreshes it waits. @returns null when the second was too short */
async function requestDuringRefresh(path: string): Promise<string[] | null> {
  await nextSecond();
  content = "first";
  await get(path);
  reached = [];
  const releases: (() => void)[] = [];
  before = () => new Promise((resolve) => releases.push(resolve));
  content = "second";
  await nextSecond();
  const answers = Promise.all(Array.from({ length: 20 }, () => get(path)));
  const during = await Promise.race([answers, nextSecond().then(() => null)]);
  const refreshes = reached.length;
  before = async () => {};
  for (const release of releases) release();
  await answers;
  return (
    during && [...during.map(({ text }) => text.split(" ")[0] ?? ""), `refreshes: ${refreshes}`]
  );
}

test("sends the old response to all while one request refreshes it", async () => {
  let during: string[] | null = null;
  for (let attempt = 1; during === null; attempt += 1) {
    during = await requestDuringRefresh(`/kept/slow-${attempt}`);
  }
  expect(new Set(during)).toEqual(new Set(["first", "refreshes: 1"]));
});

test("sends nothing older than two seconds, also when it cannot be refreshed", async () => {
  await nextSecond();
  await get("/kept/hanging");
  const releases: (() => void)[] = [];
  before = () => new Promise((resolve) => releases.push(resolve));
  content = "second";
  await nextSecond();
  await nextSecond();
  const late = get("/kept/hanging");
  while (reached.length < 2) await new Promise(setImmediate);
  for (const release of releases) release();
  expect((await late).text).toMatch(/^second /);
});

test("asks the storefront once for concurrent requests", async () => {
  await enoughTime();
  const answers = await Promise.all(Array.from({ length: 30 }, () => get("/kept/many")));
  expect(new Set(answers.map(({ text }) => text))).toEqual(new Set(["first 1"]));
  expect(reached).toHaveLength(1);
});

test.each([
  ["another host", { host: "huoshan.example" }],
  ["a phone", { "user-agent": IPHONE }],
  ["plain http", { "x-forwarded-proto": "http" }],
  ["gzip only", { "accept-encoding": "gzip" }],
  ["brotli refused", { "accept-encoding": "gzip, br;q=0" }],
  ["no encoding", { "accept-encoding": "identity" }],
  ["the client router", { rsc: "1" }],
  ["a prefetch", { "next-router-segment-prefetch": "/_tree" }],
  ["a part of it", { range: "bytes=0-1" }],
])("does not send to %s what it keeps for others", async (name, headers) => {
  await enoughTime();
  const path = `/kept/${encodeURIComponent(name)}`;
  await get(path);
  expect((await get(path, headers)).text).toMatch(/ 2$/);
});

test.each([
  ["without X-Accel-Expires", "/public", "GET"],
  ["with a cookie", "/kept/cookie", "GET"],
  ["below /api/", "/api/kept", "GET"],
  ["to POST", "/kept/post", "POST"],
])("keeps no response %s", async (_name, path, method) => {
  await enoughTime();
  const texts = [await get(path, {}, method), await get(path, {}, method)].map(({ text }) => text);
  expect(texts).toEqual(["first 1", "first 2"]);
});

test("lets no client claim nginx's clock", async () => {
  await get("/api/kept", { [FRONT_CACHE.time]: "9999999999.000" });
  await get("/kept/claimed", { [FRONT_CACHE.time]: "9999999999.000" });
  const [call, page] = reached.map(({ headers }) => headers[FRONT_CACHE.time.toLowerCase()]);
  expect(call).toBeUndefined();
  expect(Math.abs(Number(page) * 1000 - Date.now())).toBeLessThan(10_000);
});

test("keeps more addresses than fit by forgetting the oldest", async () => {
  for (let batch = 0; batch < 60; batch += 1) {
    const paths = Array.from({ length: 50 }, (_, index) => `/kept/fill-${batch}-${index}`);
    for (const { status } of await Promise.all(paths.map((path) => get(path)))) {
      expect(status).toBe(200);
    }
  }
});
