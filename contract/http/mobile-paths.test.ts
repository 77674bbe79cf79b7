import { orderHref, orderNumOf } from "./mobile-paths";

it("reads back the number of an order's page", () => {
  const url = new URLSearchParams(orderHref("2026030118000012").split("?")[1]).get("url") ?? "";
  expect(url).toBe("/v1/order/detail?order_num=2026030118000012");
  expect(orderNumOf(url)).toBe("2026030118000012");
});

it.each([
  "",
  "/v1/order/detail",
  "/v1/order/detail?order_num=",
  "/v1/order/detail?order_num=12a45678",
  "/v1/order/detail?order_num=12345678&x=1",
  "/v1/order/detail?order_num=12345678\n",
  "/v1/user/logout?order_num=12345678",
  "//example.com/v1/order/detail?order_num=12345678",
  "https://example.com/v1/order/detail?order_num=12345678",
  "/v1/order/../order/detail?order_num=12345678",
])("rejects %j", (url) => {
  expect(orderNumOf(url)).toBeNull();
});
