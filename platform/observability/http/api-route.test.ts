import { PATHS } from "@storefront/contract/http/paths";
import fc from "fast-check";
import { apiRoute } from "./api-route";

const KNOWN = Object.values(PATHS).map(({ path }) => path as string);
const PARTS = ["/phone", "/admin", "/media", "/sandbox", "/healthz", "/readyz"];

test.each([
  ["/v1/order/build", "/v1/order/build"],
  ["/v1/order/build/", "unknown"],
  ["/v1/pay/alipay/notify", "/v1/pay/alipay"],
  ["/phone/orderDetails", "/phone"],
  ["/phones", "unknown"],
  ["", "unknown"],
])("%s is counted as %s", (path, route) => expect(apiRoute(path)).toBe(route));

test("returns one of a fixed set of routes for any input", () => {
  const routes = [...KNOWN, ...PARTS, "/v1/pay/alipay", "/v1/pay/wxpay", "unknown"];
  const part = fc.oneof(fc.constantFrom(...routes, "/"), fc.string());
  fc.assert(
    fc.property(part, part, (first, second) => {
      expect(routes).toContain(apiRoute(first + second));
    }),
  );
});
