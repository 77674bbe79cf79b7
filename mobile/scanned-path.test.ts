import { scannedPath } from "./scanned-path";

const MOBILE = "http://localhost:4000/phone/";
const scan = (text: string, mobile = MOBILE) => scannedPath(text, [mobile], "127.0.0.1:4000");

it.each([
  ["http://localhost:4000/phone/download", "/phone/download"],
  ["  http://localhost:4000/phone/download\n", "/phone/download"],
  ["http://localhost:4000/phone/cashier?order_num=1&t=a%2Fb", "/phone/cashier?order_num=1&t=a%2Fb"],
  ["http://127.0.0.1:4000/phone/wechat?k=x", "/phone/wechat?k=x"],
])("reads %s", (text, path) => {
  expect(scan(text)).toBe(path);
});

it("maps URLs of a mobile site elsewhere to pages of this phone", () => {
  const text = "https://m.example.com/shop/orderDetails?url=%2Fv1";
  expect(scan(text, "https://m.example.com/shop/")).toBe("/phone/orderDetails?url=%2Fv1");
});

it.each([
  ["nothing", ""],
  ["words", "不是链接"],
  ["another site", "https://example.com/phone/download"],
  ["another scheme", "javascript:alert(1)"],
  ["another port", "http://localhost:4001/phone/download"],
  ["a user in the address", "http://localhost:4000@example.com/phone/download"],
  ["a user before the right host", "http://u:p@localhost:4000/phone/download"],
  ["a path beside the phone", "http://localhost:4000/v1/index"],
  ["a way out of the phone", "http://localhost:4000/phone/../v1/index"],
  ["a hidden way out", "http://localhost:4000/phone/%2e%2e/v1/index"],
  ["a second host in the path", "http://localhost:4000/phone//example.com"],
  ["an encoded slash", "http://localhost:4000/phone/%2f%2fexample.com"],
  ["a backslash", "http://localhost:4000/phone/\\example.com"],
])("rejects %s", (_, text) => {
  expect(scan(text)).toBeNull();
});
