import { deployment } from "@storefront/testbed/deployment/deployment";
import {
  startWorkerStorefront,
  type WorkerStorefront,
} from "@storefront/testbed/deployment/worker-storefront";
import { type HttpRelay, startHttpRelay } from "@storefront/testbed/product/http-relay";
import { expect, test } from "../fixtures";

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
test.beforeEach(() => {
  relay.mode = "pass";
  relay.calls.length = 0;
});

const goods = (id: number) => `/goodsDetails?goodsId=${id}`;
const secret = { "x-internal-secret": "storefront-sandbox-internal-secret" };

async function revalidate(...tags: string[]) {
  const answer = await fetch(`http://127.0.0.1:${storefront.port}/api/revalidate`, {
    method: "POST",
    headers: secret,
    body: JSON.stringify({ tags }),
  });
  expect(answer.status).toBe(204);
}

test("renders once and makes each call once for 200 concurrent requests for an uncached page", async () => {
  const answers = await Promise.all(
    Array.from({ length: 200 }, () => storefront.get(goods(1001), { "accept-encoding": "gzip" })),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(200).fill(200));
  // A request that arrives after the render is a HIT.
  const caches = new Set(answers.map(({ headers }) => headers["x-nextjs-cache"]));
  expect([...caches].filter((cache) => cache !== "HIT")).toEqual(["MISS"]);
  expect(new Set(answers.map(({ headers }) => headers["etag"])).size).toBe(1);
  expect(relay.calls.length).toBeGreaterThan(0);
  expect(relay.calls).toEqual([...new Set(relay.calls)]);
});

test("serves a cached page without calling the marketplace", async () => {
  const { headers } = await storefront.get(`${goods(1001)}&promotion_user_id=9`);
  expect(headers["x-nextjs-cache"]).toBe("HIT");
  expect(relay.calls).toEqual([]);
});

test("renders again with fresh data on the request after a tag was revalidated", async () => {
  await revalidate("goods:1001");
  const { headers } = await storefront.get(goods(1001));
  expect(headers["x-nextjs-cache"]).toBe("MISS");
  expect(relay.calls.filter((call) => call.startsWith("/v1/goods/detail"))).toHaveLength(1);
});

test("caches search results under the tag search", async () => {
  const path = "/search?q=1001";
  await storefront.get(path);
  expect((await storefront.get(path)).headers["x-nextjs-cache"]).toBe("HIT");
  await revalidate("search");
  expect((await storefront.get(path)).headers["x-nextjs-cache"]).toBe("MISS");
});

test("answers an unknown id with one lookup and the brand's shared 404 page", async () => {
  const first = await storefront.get(goods(910_001));
  relay.calls.length = 0;
  const second = await storefront.get(goods(910_002));
  expect([first.status, second.status]).toEqual([404, 404]);
  expect(second.headers["etag"]).toBe(first.headers["etag"]);
  expect(relay.calls).toEqual(["/v1/goods/detail?goods_id=910002"]);
  relay.calls.length = 0;
  await storefront.get(goods(910_002));
  expect(relay.calls).toEqual([]);
});

test("does not cache a malformed answer", async () => {
  relay.mode = "malformed";
  expect((await storefront.get(goods(1002))).status).toBe(503);
  relay.mode = "pass";
  expect((await storefront.get(goods(1002))).status).toBe(200);
});

test.describe("while the marketplace does not answer", () => {
  test("serves a cached page of any age, marked as outdated", async () => {
    await storefront.get(goods(1001));
    await revalidate("goods:1001");
    relay.mode = "down";
    const { status, headers, body } = await storefront.get(goods(1001));
    expect([status, headers["x-outdated"]]).toEqual([200, "marketplace-unavailable"]);
    expect(headers["cache-control"]).toBe("no-cache");
    expect(body).toContain("立即购买");
  });

  test("answers a search with a 503 that links to the games", async () => {
    relay.mode = "down";
    const { status, headers, body } = await storefront.get("/search?q=yrzg");
    expect([status, headers["cache-control"]]).toEqual([503, "no-store"]);
    expect(body).toContain("搜索暂时没有结果");
    expect(body).toContain("按游戏查找");
  });

  for (const path of [goods(1003), "/personal_center?user_id=3002", "/index"]) {
    test(`answers ${path}, which is not cached, with a designed 503 that is not cacheable`, async () => {
      relay.mode = "down";
      const { status, headers, body } = await storefront.get(path);
      expect(status).toBe(503);
      expect(headers["retry-after"]).toMatch(/^\d+$/);
      expect(headers["cache-control"]).toBe("no-store");
      expect(body).toContain("密马");
      expect(body).toContain("重新加载");
      relay.mode = "pass";
      expect((await storefront.get(path)).status).toBe(200);
    });
  }
});
