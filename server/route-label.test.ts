import { LANDING_ROUTES } from "@storefront/brands";
import { PATHS } from "@storefront/contract/http/paths";
import fc from "fast-check";
import { HOST_FILES, PAGES } from "@/lib/routing/known-paths";
import { routeLabel } from "./route-label";

test.each([
  ["/goodsDetails", "/goodsDetails"],
  ["/GOODSDETAILS/", "/goodsDetails"],
  ["/index_m", "landing"],
  ["/robots.txt", "/robots.txt"],
  ["/sitemap-goods-7.xml", "/sitemap"],
  ["/_next/static/chunks/a.js", "/_next"],
  ["/media/goods/1001.webp", "/media"],
  ["/api/v1/goods/detail", "/api/v1/goods/detail"],
  ["/api/v1/pay/alipay/notify", "/api/v1/pay/alipay"],
  ["/api/csp-report", "/api/csp-report"],
  ["/api/phone/login", "unknown"],
  ["/api/v1/goods/1001", "unknown"],
  ["/readyz", "/readyz"],
  ["/goodsDetails/1001", "unknown"],
])("labels %s as %s", (path, label) => expect(routeLabel(path)).toBe(label));

test("has a bounded number of values for any client input", () => {
  const known = [...PAGES, ...LANDING_ROUTES, ...HOST_FILES.keys()];
  const calls = Object.values(PATHS).map(({ path }) => `/api${path}`);
  const labels = new Set([...known, ...calls].map(routeLabel));
  for (const more of ["unknown", "/sitemap", "/_next", "/media", "/games", "/account"]) {
    labels.add(more);
  }
  for (const more of ["/healthz", "/readyz", "/api/v1/pay/alipay", "/api/v1/pay/wxpay"]) {
    labels.add(more);
  }
  for (const more of ["browser-error", "csp-report", "revalidate", "settings"])
    labels.add(`/api/${more}`);
  const part = fc.oneof(
    fc.constantFrom(...known, ...calls, "/api", "/media", "/_next"),
    fc.string(),
  );
  fc.assert(
    fc.property(part, part, (first, second) => {
      expect(labels).toContain(routeLabel(`${first}${second}`));
    }),
  );
});
