import fc from "fast-check";
import { forwardedValue, isHttps } from "./forwarded";

test.each([
  ["a, b, c", 0, null],
  ["a, b, c", 1, "c"],
  ["a, b, c", 2, "b"],
  ["a, b, c", 3, "a"],
  ["a", 2, "a"],
  ["", 1, null],
  [" ", 1, null],
  [null, 1, null],
  [undefined, 1, null],
])("reads %j behind %i proxies as %j", (header, hops, value) => {
  expect(forwardedValue(header, hops)).toBe(value);
});

test("takes the entry of the proxy regardless of how many a client wrote before it", () => {
  const forged = Array.from({ length: 200 }, () => "forged.example").join(", ");
  expect(forwardedValue(`${forged}, shop.example`, 1)).toBe("shop.example");
});

test.each([
  ["https", null, 1, true],
  ["HTTPS", null, 1, true],
  [" Https ", null, 1, true],
  ["http", null, 1, false],
  ["https", null, 0, false],
  ["https,http", null, 2, true],
  ["https,http", null, 1, false],
  ["http, https", null, 1, true],
  ["httpss", null, 1, false],
  [null, null, 1, false],
  [undefined, "for=203.0.113.9;proto=https", 1, true],
  [undefined, 'For="[2001:db8::1]:443"; Proto="HTTPS"; by=10.0.0.1', 1, true],
  [undefined, "proto=https, for=10.0.0.1;proto=http", 1, false],
  [undefined, "proto=https, for=10.0.0.1;proto=http", 2, true],
  [undefined, "for=203.0.113.9;proto=https", 0, false],
  [undefined, "for=203.0.113.9", 1, false],
  ["http", "proto=https", 1, false],
])(
  "X-Forwarded-Proto %j, Forwarded %j, %i proxies: https is %j",
  (proto, forwarded, hops, https) => {
    expect(isHttps({ forwardedProto: proto, forwarded }, hops)).toBe(https);
  },
);

test("never fails for any headers", () => {
  const text = fc.option(fc.string({ unit: "binary" }));
  fc.assert(
    fc.property(text, text, fc.nat({ max: 10 }), (forwardedProto, forwarded, hops) => {
      expect(typeof isHttps({ forwardedProto, forwarded }, hops)).toBe("boolean");
    }),
  );
});
