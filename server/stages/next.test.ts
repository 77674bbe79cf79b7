import { isNextPath } from "./next";

test.each(["/healthz", "/readyz", "/api/v1/goods/detail", "/api/settings", "/api/v2/wechat/getK"])(
  "passes %s to Next",
  (path) => expect(isNextPath(path)).toBe(true),
);

test.each([
  "/api",
  "/api/",
  "/api/../mima/index",
  "/api/%2e%2e/mima/goodsDetails/1001",
  "/api/%2E./mima",
  "/api//v1",
  "/api/v1\\..\\mima",
  "/api/v1/%00",
  "/healthz/",
  "/mima/index",
])("does not pass %s to Next", (path) => expect(isNextPath(path)).toBe(false));
