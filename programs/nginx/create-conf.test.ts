import { addressPattern, httpsPattern } from "./create-conf";

const visitorOf = (list: string, proxiesInFront: number) =>
  new RegExp(addressPattern(proxiesInFront), "i").exec(list)?.groups?.["visitor"];

test.each([
  [", 192.0.2.1", 0, "192.0.2.1"],
  ["203.0.113.9, 192.0.2.1", 0, "192.0.2.1"],
  ["203.0.113.9, 192.0.2.1", 1, "203.0.113.9"],
  ["203.0.113.9:4711, 192.0.2.1", 1, "203.0.113.9"],
  ["10.0.0.1, 203.0.113.9, 192.0.2.2, 192.0.2.1", 2, "203.0.113.9"],
  ["2001:db8::1, 192.0.2.1", 1, "2001:db8::1"],
  ["[2001:db8::1]:443, 192.0.2.1", 1, "2001:db8::1"],
  ["127.0.0.1, nonsense, 192.0.2.1", 1, undefined],
  [", 192.0.2.1", 1, undefined],
])("finds the visitor in %s behind %s proxies", (list, proxiesInFront, visitor) => {
  expect(visitorOf(list, proxiesInFront)).toBe(visitor);
});

test.each([
  [", https", 0, true],
  ["https, http", 0, false],
  ["https, http", 1, true],
  ["HTTPS, http", 1, true],
  ["https, http, http", 1, false],
  [", https", 1, false],
])("tells in %s behind %s proxies whether the visitor uses https", (list, proxies, isHttps) => {
  expect(new RegExp(httpsPattern(proxies), "i").test(list)).toBe(isHttps);
});
