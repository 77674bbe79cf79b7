import { clientAddress, forwardedEntry, plainAddress } from "./forwarded";

test.each([
  ["a, b, c", 0, undefined],
  ["a, b, c", 1, "c"],
  ["a, b, c", 2, "b"],
  ["a, b, c", 3, "a"],
  ["a", 2, "a"],
  ["", 1, undefined],
  [" ", 1, undefined],
  [null, 1, undefined],
  [undefined, 1, undefined],
])("of %j behind %i proxies %j is believed", (header, hops, entry) => {
  expect(forwardedEntry(header, hops)).toBe(entry);
});

test.each([
  ["203.0.113.9", "203.0.113.9"],
  ["203.0.113.9:4711", "203.0.113.9"],
  ["2001:db8::1", "2001:db8::1"],
  ["[2001:db8::1]:443", "2001:db8::1"],
  ["[2001:db8::1]", "2001:db8::1"],
  ["::ffff:203.0.113.9", "203.0.113.9"],
  ["unknown", undefined],
  ["203.0.113.9;drop", undefined],
  ["999.1.1.1", undefined],
  [undefined, undefined],
])("%j is the address %j", (text, address) => expect(plainAddress(text)).toBe(address));

test("uses the connection's address when no proxy is trusted or its entry is no address", () => {
  expect(clientAddress("::ffff:198.51.100.7", "1.1.1.1, 203.0.113.9", 0)).toBe("198.51.100.7");
  expect(clientAddress("198.51.100.7", "1.1.1.1, nonsense", 1)).toBe("198.51.100.7");
  expect(clientAddress("198.51.100.7", "1.1.1.1, 203.0.113.9:80", 1)).toBe("203.0.113.9");
  expect(clientAddress(undefined, undefined, 0)).toBeUndefined();
});
