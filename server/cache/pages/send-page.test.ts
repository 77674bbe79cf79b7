import { brotliDecompressSync, gunzipSync } from "node:zlib";
import {
  PAGE,
  PHONE,
  startStorefront,
  type TestStorefront,
} from "@storefront/testbed/server/storefront";
import { renderContext } from "@/lib/render/context.js";
import { preparePage } from "@/server/cache/store/prepare-page.js";
import { pageEntry } from "@/server/cache/store/testing/entries";

let shop: TestStorefront;

beforeEach(async () => {
  shop = await startStorefront();
});
afterEach(async () => {
  await shop.stop();
  jest.restoreAllMocks();
});

describe("a page", () => {
  test("is rendered once, then sent from memory with its policy and lifetime", async () => {
    const [first, second] = [await shop.get("/index"), await shop.get("/index")];
    expect([first.status, first.headers["x-nextjs-cache"]]).toEqual([200, "MISS"]);
    expect([second.status, second.headers["x-nextjs-cache"]]).toEqual([200, "HIT"]);
    expect(shop.handled).toEqual(["/mima/index"]);
    expect(second.body.toString()).toBe(PAGE);
    expect(second.headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "cache-control": "s-maxage=60, stale-while-revalidate=86400, must-revalidate",
      "x-content-type-options": "nosniff",
      "x-nextjs-prerender": "1",
    });
    expect(second.headers["content-security-policy"]).toContain("default-src");
    expect(second.headers["vary"]).toContain("next-router-state-tree");
  });

  test("is sent in the client's preferred encoding, or as 304", async () => {
    const { body: br, headers } = await shop.get("/index", { "accept-encoding": "gzip, br" });
    expect(brotliDecompressSync(br).toString()).toBe(PAGE);
    const { body: gzip } = await shop.get("/index", { "accept-encoding": "gzip" });
    expect(gunzipSync(gzip).toString()).toBe(PAGE);
    const { bytes } = shop.store.usage;
    await shop.get("/index", { "accept-encoding": "gzip" });
    expect(shop.store.usage.bytes).toBe(bytes);
    const again = await shop.get("/index", { "if-none-match": String(headers["etag"]) });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    const head = await shop.get("/index", {}, "HEAD");
    expect([head.status, head.body.length]).toEqual([200, 0]);
  });

  test("gets smaller when it is popular, with the same text, ETag and Vary", async () => {
    const html = Array.from({ length: 900 }, (_, n) => `<p>${n * 7919} 地铁逃生</p>`).join("");
    shop.store.write("/mima/index", await pageEntry(html), Date.now());
    const brotli = { "accept-encoding": "br" };
    const first = await shop.get("/index", brotli);
    let smaller = first;
    while (smaller.body.length === first.body.length) smaller = await shop.get("/index", brotli);
    expect(smaller.body.length).toBeLessThan(first.body.length);
    expect(brotliDecompressSync(smaller.body).toString()).toBe(html);
    expect(smaller.headers["content-length"]).toBe(String(smaller.body.length));
    for (const name of ["etag", "vary", "content-encoding", "cache-control"])
      expect(smaller.headers[name]).toBe(first.headers[name]);
    const again = await shop.get("/index", {
      ...brotli,
      "if-none-match": String(first.headers["etag"]),
    });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    const { body: gzip } = await shop.get("/index", { "accept-encoding": "gzip" });
    expect(gunzipSync(gzip).toString()).toBe(html);
  });

  test("is refused for POST", async () => {
    expect(await shop.get("/index", {}, "POST")).toMatchObject({
      status: 405,
      headers: { allow: "GET, HEAD" },
    });
  });

  test.each([
    [{ revalidate: false, expire: undefined }, "s-maxage=60, must-revalidate"],
    [{ revalidate: 60, expire: 90 }, "s-maxage=60, stale-while-revalidate=30, must-revalidate"],
    [{ revalidate: 60, expire: 10 }, "s-maxage=60, stale-while-revalidate=0, must-revalidate"],
  ] as const)("with the lifetime %j says %s", async (lifetime, cacheControl) => {
    shop.store.write("/mima/index", await pageEntry(PAGE, lifetime), Date.now());
    expect((await shop.get("/index")).headers["cache-control"]).toBe(cacheControl);
  });

  test("is private for a visitor who requested the desktop site", async () => {
    shop.store.write("/mima/goodsDetails/1001", await pageEntry(PAGE), Date.now());
    const { headers } = await shop.get("/goodsDetails?goodsId=1001&desktop=1", {
      "user-agent": PHONE,
    });
    expect(headers["cache-control"]).toBe("private, no-cache");
    expect(String(headers["set-cookie"])).toMatch(/^desktop=1;/);
  });

  test("is sent as a redirect when Next rendered one", async () => {
    const page = await preparePage({
      kind: "APP_PAGE",
      html: "",
      rscData: undefined,
      segmentData: undefined,
      headers: { location: "/index" },
      status: 308,
    });
    shop.store.write("/mima/index", { ...(await pageEntry("")), page }, Date.now());
    expect(await shop.get("/index")).toMatchObject({
      status: 308,
      headers: { location: "/index" },
    });
  });

  test("has one form and its own lifetime when it is a file", async () => {
    const page = await preparePage({
      kind: "APP_ROUTE",
      body: Buffer.from("User-agent: *"),
      headers: { "content-type": "text/plain", "cache-control": "max-age=5" },
      status: 200,
    });
    shop.setHandler(async ({ url = "" }, response) => {
      const context = renderContext();
      if (context) {
        shop.store.write(url, { ...(await pageEntry("")), page }, context.startedAt);
        context.stored = true;
      }
      response.end();
    });
    const { status, headers, body } = await shop.get("/robots.txt");
    expect([status, headers["cache-control"], body.toString()]).toEqual([
      200,
      "max-age=5",
      "User-agent: *",
    ]);
    expect(headers["x-nextjs-prerender"]).toBeUndefined();
  });
});

describe("the client router", () => {
  const RSC = { rsc: "1" };

  test("gets the payload of a page under the address with its hash", async () => {
    const plain = await shop.get("/index?_rsc=", RSC);
    expect([plain.status, plain.headers["content-type"]]).toEqual([200, "text/x-component"]);
    expect(plain.body.toString()).toBe(`0:${PAGE}`);
    const elsewhere = await shop.get("/index", { ...RSC, "next-url": "/x" });
    expect([elsewhere.status, elsewhere.headers["cache-control"]]).toEqual([307, "no-store"]);
    const location = String(elsewhere.headers["location"]);
    expect((await shop.get(location, { ...RSC, "next-url": "/x" })).status).toBe(200);
  });

  test("gets a segment of a page, and 404 for an unknown segment", async () => {
    const entry = await pageEntry(PAGE);
    const { body } = entry.page;
    shop.store.write(
      "/mima/index",
      { ...entry, page: { ...entry.page, segments: new Map([["/_tree", body]]) } },
      Date.now(),
    );
    const prefetch = async (segment: string) => {
      const headers = {
        ...RSC,
        "next-router-prefetch": "1",
        "next-router-segment-prefetch": segment,
      };
      const { headers: redirect } = await shop.get("/index", headers);
      return shop.get(String(redirect["location"]), headers);
    };
    const tree = await prefetch("/_tree");
    expect([tree.status, tree.headers["x-nextjs-postponed"]]).toEqual([200, "2"]);
    expect((await prefetch("/none")).status).toBe(404);
  });

  test("gets a redirect that is not cacheable", async () => {
    const { status, headers } = await shop.get("/", RSC);
    expect([status, headers["location"], headers["cache-control"]]).toEqual([
      307,
      "/index_m",
      "no-store",
    ]);
  });
});
