import { matchHost } from "./host";
import { isRefusedHost } from "./refused-host";
import type { Rules } from "./resolve-route";

const rules: Rules = { trustedHops: 0, mobileSiteUrl: "https://m.example/", unknownHost: "refuse" };
const isRefused = (host: string, path: string, more: Partial<Rules> = {}) =>
  isRefusedHost(matchHost(host), path, { ...rules, ...more });

test.each([
  "/",
  "/index",
  "/api/v1/index",
  "/api/settings",
  "/media/goods/1001-1.webp",
  "/_next/static/a.js",
  "/no-such-page",
])("refuses %s on a host without a brand", (path) => {
  expect([
    isRefused("evil.example", path),
    isRefused("127.0.0.1:3000", path),
    isRefused("", path),
  ]).toEqual([true, true, true]);
  expect(isRefused("mima.example", path)).toBe(false);
});

test.each(["/healthz", "/readyz", "/api/revalidate", "/api/canonical-addresses"])(
  "answers %s on any host",
  (path) => {
    expect(isRefused("10.0.0.7:3000", path)).toBe(false);
  },
);

test("refuses nothing unless the operator enables it", () => {
  expect(isRefused("evil.example", "/api/settings", { unknownHost: "neutral" })).toBe(false);
});
