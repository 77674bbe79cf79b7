import { deployment } from "@storefront/testbed/deployment/deployment";
import {
  startWorkerStorefront,
  type WorkerStorefront,
} from "@storefront/testbed/deployment/worker-storefront";
import { scoreResponse } from "@storefront/testbed/observatory/score-response";
import { expect, test } from "../fixtures";
import { IPHONE } from "../support/user-agents";

/** Scores of MDN's HTTP Observatory for every kind of response, behind an https proxy. */

const TARGET = 115;
const PATHS = [
  "/",
  "/index",
  "/goodsDetails?goodsId=1001",
  "/goodsDetails?goodsId=1001&desktop=1",
  "/no-such-page",
  "/INDEX",
  "/robots.txt",
  "/sitemap.xml",
  "/manifest.webmanifest",
  "/icon.svg",
  "/media/goods/1001-1.webp?w=440",
  "/media/none",
  "/_next/static/none.js",
  "/api/settings",
  "/api/v1/index",
  "/api/v1/none",
  "/healthz",
];

// One storefront for all tests of the file.
test.describe.configure({ mode: "default" });
let storefront: WorkerStorefront;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  const settings = { TRUST_PROXY: "1", UNKNOWN_HOST: "refuse" };
  storefront = await startWorkerStorefront(deployment.apiUrl, settings);
});
test.afterAll(() => storefront.stop());

const visit = (path: string, headers = {}) =>
  storefront.get(path, { "x-forwarded-proto": "https", ...headers });

test("scores at least 115 points for every type of response", async () => {
  for (const path of PATHS) {
    const { score, results } = scoreResponse(await visit(path));
    expect(score, `${path}: ${results.join(", ")}`).toBeGreaterThanOrEqual(TARGET);
  }
  const phone = scoreResponse(await visit("/?desktop=1", { "user-agent": IPHONE }));
  expect(phone.results).toContain("cookies-secure-with-httponly-sessions-and-samesite");
  expect(phone.score).toBeGreaterThanOrEqual(TARGET);
});

test("sends none of Next's internal headers", async () => {
  const forRouter = /^x-nextjs-(?:cache|prerender|stale-time|rewritten-path|postponed)$/;
  const known = /^x-(?:content-type-options|frame-options|outdated|request-id)$/;
  for (const path of PATHS) {
    for (const headers of [{}, { rsc: "1" }, { "x-middleware-prefetch": "1" }]) {
      const names = Object.keys((await visit(path, headers)).headers);
      const others = names.filter((name) => name.startsWith("x-") && !known.test(name));
      expect([path, others.filter((name) => !forRouter.test(name))]).toEqual([path, []]);
    }
  }
});

test("answers 421 to pages, calls and images of an unknown host when UNKNOWN_HOST is refuse", async () => {
  for (const path of ["/", "/api/settings", "/media/goods/1001-1.webp?w=440", "/robots.txt"]) {
    const { status, headers } = await visit(path, { host: "evil.example" });
    expect([path, status, headers["cache-control"]]).toEqual([path, 421, "no-store"]);
    expect((await visit(path)).status, path).toBeLessThan(400);
  }
  expect((await visit("/healthz", { host: "10.0.0.7" })).status).toBe(200);
});
