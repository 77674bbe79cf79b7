import { nextPath } from "./next-path";

it.each(["/phone", "/phone/orders", "/phone?x=1", "/phone/orderDetails?url=%2Fv1%2Forder"])(
  "accepts %s",
  (path) => {
    expect(nextPath(path)).toBe(path);
  },
);

it.each([
  undefined,
  "",
  "/",
  "/phones",
  "https://example.com/phone",
  "//example.com/phone",
  "/phone/../v1/index",
  "/phone/%2e%2e/%2e%2e/v1",
  "/phone/\\example.com",
  "/phone/\r\nSet-Cookie: a=b",
])("falls back to the first page for %j", (path) => {
  expect(nextPath(path)).toBe("/phone");
});
