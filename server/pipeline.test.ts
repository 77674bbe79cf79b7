import { BRANDS } from "@storefront/brands";
import { ERRORS } from "@storefront/contract/codes";
import { httpGet } from "@storefront/testbed/server/http-get";
import { startPipeline } from "@storefront/testbed/server/pipeline-server";
import {
  PAGE,
  PHONE,
  RULES,
  startStorefront,
  type TestStorefront,
} from "@storefront/testbed/server/storefront";
import { UNKNOWN_ID } from "@/lib/addresses/query-id";
import { goodsCache } from "@/lib/api/cache-tags";
import { restoreFetch, stubFetch } from "@/lib/api/testing/stub-fetch";
import { log } from "@/lib/log";
import { renderContext } from "@/lib/render/context.js";
import { pageEntry } from "@/server/cache/store/testing/entries";
import { developmentPipeline } from "./pipeline";

let shop: TestStorefront;

beforeEach(async () => {
  shop = await startStorefront();
});
afterEach(async () => {
  await shop.stop();
  jest.restoreAllMocks();
  restoreFetch();
});

/** Sets the marketplace's answer when the server looks up a listing. */
const marketplaceAnswers = (status: number, body: object) =>
  stubFetch(jest.fn(async () => new Response(JSON.stringify(body), { status })));

describe("a page that cannot be rendered", () => {
  beforeEach(() => {
    jest.spyOn(log(), "error").mockImplementation(() => {});
  });

  test("is a 503 of the brand with Retry-After", async () => {
    shop.setHandler(async () => {
      throw new Error("render");
    });
    const { status, headers, body } = await shop.get("/index");
    expect([status, headers["retry-after"], headers["cache-control"]]).toEqual([
      503,
      "10",
      "no-store",
    ]);
    expect(body.toString()).toContain("页面暂时打不开");
    expect((await shop.get("/search?q=a")).body.toString()).toContain("搜索暂时没有结果");
  });

  test.each([
    [true, "marketplace-unavailable"],
    [false, "render-failed"],
  ])("is sent outdated with the reason (marketplace unavailable: %s)", async (unavailable, why) => {
    shop.store.write("/mima/index", await pageEntry(PAGE, { expiresAt: 0 }), Date.now());
    shop.setHandler(async (_request, response) => {
      const context = renderContext();
      if (context) context.unavailable = unavailable;
      response.end();
    });
    const { status, headers } = await shop.get("/index");
    expect([status, headers["x-outdated"], headers["cache-control"]]).toEqual([
      200,
      why,
      "no-cache",
    ]);
  });
});

describe("the page of a listing", () => {
  test("is the brand's not-found page, remembered, when the listing does not exist", async () => {
    const fetch = marketplaceAnswers(200, { ...ERRORS.goodsNotFound, data: null });
    await shop.get("/goodsDetails?goodsId=77");
    await shop.get("/goodsDetails?goodsId=77");
    expect(shop.handled).toEqual([`/mima/goodsDetails/${UNKNOWN_ID}`]);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test("is rendered with the answer of the lookup, on every brand", async () => {
    const fetch = marketplaceAnswers(200, { code: 0, msg: "", data: { goods_id: 5 } });
    const provided: unknown[] = [];
    shop.setHandler(async (request, response) => {
      const address = "http://marketplace.invalid/v1/goods/detail?goods_id=5";
      const wanted = { call: "goodsDetail", address, headers: {}, ...goodsCache(5) };
      provided.push(await renderContext()?.provide?.(wanted));
      await shop.render(request, response);
    });
    for (const brand of BRANDS.slice(0, 10)) {
      const host = `${brand.key}.localhost:3000`;
      expect((await shop.get("/goodsDetails?goodsId=5", { host })).status).toBe(200);
    }
    expect(provided).toEqual(Array(10).fill(expect.objectContaining({ kind: "stored" })));
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test("is a 503 while the marketplace fails or is silent", async () => {
    marketplaceAnswers(500, {});
    expect((await shop.get("/goodsDetails?goodsId=5")).status).toBe(503);
    stubFetch(async () => Promise.reject(new Error("connection refused")));
    expect((await shop.get("/goodsDetails?goodsId=5")).status).toBe(503);
    const slow = Object.assign(new Error("slow"), { name: "TimeoutError" });
    stubFetch(async () => Promise.reject(slow));
    expect((await shop.get("/goodsDetails?goodsId=5")).status).toBe(503);
    expect(shop.handled).toEqual([]);
  });
});

describe("an uncached request", () => {
  test("is passed to Next without the query names it reserves for route values", async () => {
    const { status, body } = await shop.get("/api/settings?nxtPbrand=x&a=1&%6exti=2&%=3");
    expect([status, body.toString()]).toEqual([200, "next /api/settings?a=1&%=3"]);
    expect((await shop.get("/api/settings?nxtPbrand=x")).body.toString()).toBe(
      "next /api/settings",
    );
    expect((await shop.get("/sitemap.xml")).body.toString()).toMatch(
      /^next \/mima\/host-files\/sitemap/,
    );
  });

  test("is an unknown call for a path below /api/ that Next must not resolve", async () => {
    const { status, body } = await shop.get("/api/%2e%2e/mima/index");
    const { code, msg } = ERRORS.noSuchCall;
    expect([status, JSON.parse(body.toString())]).toEqual([404, { code, msg, data: null }]);
    expect(shop.handled).toEqual([]);
  });

  test("is a 500 with the request id on an error, or aborted when the response has started", async () => {
    const error = jest.spyOn(log(), "error").mockImplementation(() => {});
    shop.setHandler(async () => {
      throw new Error("fault");
    });
    const { status, headers, body } = await shop.get("/api/settings");
    expect(status).toBe(500);
    expect(body.toString()).toContain(String(headers["x-request-id"]));
    shop.setHandler(async (_request, response) => {
      response.write("half");
      throw new Error("fault");
    });
    await expect(shop.get("/api/settings")).rejects.toThrow();
    expect(error).toHaveBeenCalledTimes(2);
  });
});

test("refuses a host without a brand with 421 if the operator enables it", async () => {
  expect((await httpGet(shop.port, "/index", { host: "evil.example" })).status).toBe(421);
});

test("redirects a phone to the mobile site, with Vary", async () => {
  const { status, headers } = await shop.get("/goodsDetails?goodsId=1001", { "user-agent": PHONE });
  expect(status).toBe(307);
  expect(String(headers["location"])).toMatch(/^https:\/\/m\.example\//);
  expect(headers["vary"]).toContain("User-Agent");
});

test("lets Next route and answer everything in development", async () => {
  const stages = developmentPipeline({
    rules: RULES,
    transportPolicy: "max-age=1",
    isStopping: () => false,
    handle: shop.render,
  });
  const own = await startPipeline(stages);
  const { body, headers } = await httpGet(own.port, "/index");
  await own.stop();
  expect(body.toString()).toBe("next /index");
  expect(headers["x-content-type-options"]).toBe("nosniff");
});
