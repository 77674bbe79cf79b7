import { randomBytes } from "node:crypto";
import { FRONT_CACHE } from "@storefront/platform/http/front-cache";
import {
  PAGE,
  PHONE,
  startStorefront,
  type TestStorefront,
} from "@storefront/testbed/server/storefront";
import { pageEntry } from "@/server/cache/store/testing/entries";

const NGINX = {
  host: "mima.localhost",
  "accept-encoding": "br, gzip",
  [FRONT_CACHE.time]: "1764162497.123",
};

let shop: TestStorefront;
let trustedHops = 1;
beforeEach(async () => {
  shop = await startStorefront(undefined, trustedHops);
  shop.store.write("/mima/goodsDetails/1001", await pageEntry(PAGE), Date.now());
  const large = randomBytes(80_000).toString("base64");
  shop.store.write("/mima/corporate-information", await pageEntry(large), Date.now());
});
afterEach(() => shop.stop());

/** @returns until when nginx may keep the response */
const keptUntil = async (path: string, headers: Record<string, string> = {}) =>
  (await shop.get(path, { ...NGINX, ...headers })).headers["x-accel-expires"];

test("allows nginx to keep a page until its second ends, and tells others its lifetime", async () => {
  const { headers } = await shop.get("/index", NGINX);
  expect(headers).toMatchObject({
    "x-accel-expires": "@1764162497",
    "cache-control": "max-age=1, stale-while-revalidate=1",
    [FRONT_CACHE.visitorCacheControl.toLowerCase()]:
      "s-maxage=60, stale-while-revalidate=86400, must-revalidate",
  });
});

test.each([
  ["/goodsDetails?goodsId=1001", {}],
  ["/about", { "user-agent": PHONE }],
])("allows it for %s, %j", async (path, headers) => {
  expect(await keptUntil(path, headers)).toBe("@1764162497");
});

test.each([
  ["without nginx's clock", "/index", { [FRONT_CACHE.time]: "" }],
  ["with a malformed clock", "/index", { [FRONT_CACHE.time]: "1764162497.123, 9" }],
  ["a query that clients can vary", "/index?x=1", {}],
  ["a spelling of an id that clients can vary", "/goodsDetails?goodsId=1001&x=1", {}],
  ["a spelling of a host", "/index", { host: "MIMA.localhost" }],
  ["a host with a port", "/index", { host: "mima.localhost:8080" }],
  ["a forwarded host", "/index", { "x-forwarded-host": "huoshan.localhost" }],
  ["the phone that is redirected", "/goodsDetails?goodsId=1001", { "user-agent": PHONE }],
  [
    "the phone that stays",
    "/goodsDetails?goodsId=1001",
    { "user-agent": PHONE, cookie: "desktop=1" },
  ],
  [
    "a crawler with the words of a phone, which gets the desktop's page",
    "/goodsDetails?goodsId=1001",
    { "user-agent": `${PHONE} (compatible; Googlebot/2.1; +http://www.google.com/bot.html)` },
  ],
  ["a choice of the desktop site", "/goodsDetails?goodsId=1001&desktop=1", {}],
  ["the client router", "/index?_rsc=", { rsc: "1" }],
  ["a page that does not exist", "/no-such-page", {}],
  ["a redirect", "/INDEX", {}],
  ["a body of more than 64 KB", "/corporate-information", {}],
] as const)("keeps nothing for %s", async (_, path, headers) => {
  expect(await keptUntil(path, headers)).toBeUndefined();
});

describe("without trusted proxies", () => {
  beforeAll(() => {
    trustedHops = 0;
  });
  test("keeps nothing", async () => {
    expect(await keptUntil("/index")).toBeUndefined();
  });
});
