import fc from "fast-check";
import { guardPath } from "./path-guard";

const PLAIN = [
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

const HOSTILE = [
  // not a path of ours
  "",
  " ",
  "/",
  "v1/order/detail",
  "./v1/order/detail",
  "/v1",
  "/v1/",
  "/v2/",
  "/v3/order/detail",
  "/V1/order/detail",
  "/v1order/detail",
  "/v10/order/detail",
  "/v0/order/detail",
  "/api/v1/order/detail",
  "/order/detail",
  "?/v1/order",
  "#/v1/order",
  " /v1/order/detail",
  "/v1/order/detail ",
  "\n/v1/order/detail",
  "/v1/order/detail\n",
  // another host
  "//evil.example/v1/order",
  "///evil.example/v1/order",
  "http://evil.example/v1/order",
  "https:/v1/order",
  "https:///v1/order",
  "HTTP://evil.example",
  "javascript:alert(1)",
  "data:text/html,x",
  "blob:/v1/order",
  "file:///v1/order",
  "\\\\evil.example/v1/order",
  "/\\evil.example/v1/order",
  "/v1:80/order",
  "@evil.example/v1/order",
  "/v1@evil.example/order",
  "/v1/order@evil.example",
  "//v1/order",
  "/%2Fevil.example/v1/order",
  "/v1//evil.example",
  // out of the folder
  "/v1/../admin",
  "/v1/order/../../admin",
  "/v1/..",
  "/v1/.",
  "/v1/./order",
  "/v1/order/..",
  "/v1/order/.",
  "/v1/%2e%2e/admin",
  "/v1/%2E%2E/admin",
  "/v1/.%2e/admin",
  "/v1/%2e./admin",
  "/v1/%252e%252e/admin",
  "/v1/..%2fadmin",
  "/v1/..%5cadmin",
  "/v1/order%2f..%2fadmin",
  "/v1/%c0%ae%c0%ae/admin",
  "/v1/..;/admin",
  "/v1/...//admin",
  "/v1/..\\admin",
  "/v1\\..\\admin",
  "/v1/．．/admin",
  "/v1／order",
  "/v1/%ef%bc%8e%ef%bc%8e/admin",
  "/v1/…/admin",
  // characters that do not belong
  "/v1/order\\detail",
  "/v1/order\0detail",
  "/v1/order%00detail",
  "/v1/order\tdetail",
  "/v1/or\rder",
  "/v1/or\nder",
  "/v1/order\u2028x",
  "/v1/order\u202ex",
  "/v1/order\u200bx",
  "/v1/order\ufeffx",
  "/v1/order\x7fx",
  "/v1/订单",
  "/v1/order detail",
  "/v1/order%20detail",
  "/v1/order<script>",
  '/v1/order"x',
  "/v1/order'x",
  "/v1/order`x",
  "/v1/order|x",
  "/v1/order^x",
  "/v1/order{x}",
  "/v1/order[x]",
  "/v1/order#x",
  "/v1/order?x#y",
  "/v1/order;x",
  // hidden in the query
  "/v1/order?next=//evil.example",
  "/v1/order?next=https://evil.example",
  "/v1/order?next=%2F%2Fevil.example",
  "/v1/order?next=%252F%252Fevil.example",
  "/v1/order?next=javascript:alert(1)",
  "/v1/order?next=java%73cript:x",
  "/v1/order?p=../../admin",
  "/v1/order?p=%2e%2e%2fadmin",
  "/v1/order?p=%252e%252e/x",
  "/v1/order?p=%25252e%25252e/x",
  "/v1/order?p=a\\b",
  "/v1/order?p=a%5cb",
  "/v1/order?p=a%255cb",
  "/v1/order?p=%00",
  "/v1/order?p=a%0d%0ab",
  "/v1/order?p=%250a",
  "/v1/order?p=%e2%80%ae",
  "/v1/order?p=%",
  "/v1/order?p=%zz",
  "/v1/order?p=%c0%af",
  "/v1/order?p=%ff",
  "/v1/order?p=%EF%BC%8E%EF%BC%8E",
  "/v1/order?p=%EF%BC%8F%EF%BC%8Fevil",
  "/v1/order?p=a#b",
  "/v1/order?p=a%23b",
  "/v1/order?p=订单",
  "/v1/order?p=a b",
  "/v1/order?p=<x>",
  "/v1/order?a?b",
  "/v1/order?p=%2525252525252e",
  `/v1/${"a".repeat(1024)}`,
  `/v1/order?p=${"a".repeat(1024)}`,
  `/v1${"/a".repeat(600)}`,
]; // prettier-ignore

test("the table is as long as it was meant to be, without repetition", () => {
  expect(new Set(HOSTILE).size).toBe(HOSTILE.length);
  expect(HOSTILE.length).toBeGreaterThanOrEqual(80);
});

test.each(PLAIN)("lets pass %j, unchanged", (path) => {
  expect(guardPath(path)).toBe(path);
});

test.each(HOSTILE)("refuses %j", (path) => {
  expect(guardPath(path)).toBeNull();
});

test.each([undefined, null, 5, {}, [], ["/v1/order"], new String("/v1/order")])(
  "refuses what is not a text: %p",
  (path) => {
    expect(guardPath(path)).toBeNull();
  },
);

test("whatever passes stays on the same origin, under the folder it names", () => {
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
    { numRuns: 2000 },
  );
});
