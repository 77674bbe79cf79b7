import { runs } from "@storefront/testbed/jest/test-scope";
import fc from "fast-check";
import { HOSTILE_PATHS } from "../api/testing/hostile-paths";
import { guardPath } from "./path-guard";

const ALLOWED_PATHS = [
  "/v1/order/pay_status?order_num=20260101000001",
  "/v2/user/goods_list?user_id=5&page=1",
  "/v1/order/detail",
  "/v1/order/20260101/status",
  "/v1/media/goods.page-2.json",
  "/v1/user/goods_list?name=%E5%8D%A1%E5%AF%86",
  "/v1/order/detail?at=12:30",
  "/v1/order/detail?discount=50%25",
  "/v1/order/detail?",
];

test("the table of hostile paths is long enough and has no duplicates", () => {
  expect(new Set(HOSTILE_PATHS).size).toBe(HOSTILE_PATHS.length);
  expect(HOSTILE_PATHS.length).toBeGreaterThanOrEqual(80);
});

test.each(ALLOWED_PATHS)("passes %j unchanged", (path) => {
  expect(guardPath(path)).toBe(path);
});

test.each(HOSTILE_PATHS)("refuses %j", (path) => {
  expect(guardPath(path)).toBeNull();
});

test.each([undefined, null, 5, {}, [], ["/v1/order"], new String("/v1/order")])(
  "refuses the non-string %p",
  (path) => {
    expect(guardPath(path)).toBeNull();
  },
);

test("accepts only paths that stay on the same origin and in their folder", () => {
  const piece = fc.constantFrom(
    "/v1",
    "/v2",
    "/",
    "..",
    ".",
    "%2e",
    "%2f",
    "a",
    "?",
    "=",
    "&",
    ":",
    "\\",
    "@",
    "%",
    "//",
  );
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 10 }),
      fc.constantFrom("/v1/", "/v2/", ""),
      (pieces, start) => {
        const path = guardPath(start + pieces.join(""));
        if (path === null) return;
        const url = new URL(path, "https://shop.example");
        expect(url.origin).toBe("https://shop.example");
        expect(url.pathname + url.search).toBe(path.replace(/\?$/, ""));
        expect(url.pathname).toMatch(/^\/v[12]\//);
      },
    ),
    runs(300, 2000),
  );
});
