import type { Rules } from "./decide";
import { isRefusedHost } from "./refused-host";

const rules: Rules = { trustedHops: 0, mobileSiteUrl: "https://m.example/", unknownHost: "refuse" };
const ask = (host: string | null, path: string, more: Partial<Rules> = {}) =>
  isRefusedHost({ host, forwardedHost: "mima.example", path }, { ...rules, ...more });

test.each([
  "/",
  "/index",
  "/api/v1/index",
  "/api/settings",
  "/media/goods/1001-1.webp",
  "/_next/static/a.js",
  "/no-such-page",
])("refuses %s on a host of no brand", (path) => {
  expect([ask("evil.example", path), ask("127.0.0.1:3000", path), ask(null, path)]).toEqual([
    true,
    true,
    true,
  ]);
  expect(ask("mima.example", path)).toBe(false);
});

test.each(["/healthz", "/readyz", "/api/revalidate"])("answers %s on any host", (path) => {
  expect(ask("10.0.0.7:3000", path)).toBe(false);
});

test("believes a trusted proxy about the host", () => {
  expect(ask("10.0.0.7", "/api/settings", { trustedHops: 1 })).toBe(false);
});

test("refuses nothing unless the operator says so", () => {
  expect(ask("evil.example", "/api/settings", { unknownHost: "neutral" })).toBe(false);
});
