import fc from "fast-check";
import { addressGroup, clientAddress } from "./client-address";

const SOCKET = "10.0.0.2";

test.each([
  ["ignores the header without trusted proxies", "203.0.113.9", 0, SOCKET],
  ["takes the entry of one trusted proxy", "203.0.113.9", 1, "203.0.113.9"],
  [
    "takes the last entry and ignores what the caller wrote before it",
    "1.1.1.1, 203.0.113.9",
    1,
    "203.0.113.9",
  ],
  ["counts hops from the end", "1.1.1.1, 203.0.113.9, 10.0.0.1", 2, "203.0.113.9"],
  ["takes the first entry when hops are missing", "203.0.113.9", 3, "203.0.113.9"],
  ["takes the socket's address when there is no header", null, 1, SOCKET],
  ["takes the socket's address when the entry is no address", "unknown", 1, SOCKET],
  ["stops at an entry that is no address", "1.1.1.1, _hidden, 10.0.0.1", 3, "10.0.0.1"],
  ["drops a port", "203.0.113.9:4711", 1, "203.0.113.9"],
  ["drops brackets and a port", "[2001:db8::1]:443", 1, "2001:db8::1"],
  ["drops brackets without a port", "[2001:db8::1]", 1, "2001:db8::1"],
  ["reads IPv4 in IPv6", "::ffff:203.0.113.9", 1, "203.0.113.9"],
  ["reads IPv4 in IPv6 in hex", "::FFFF:cb00:7109", 1, "203.0.113.9"],
  ["drops a zone", "fe80::1%eth0", 1, "fe80::1"],
  ["refuses numbers above 255", "203.0.113.256", 1, SOCKET],
  ["refuses nine groups", "1:2:3:4:5:6:7:8:9", 1, SOCKET],
  ["refuses two gaps", "1::2::3", 1, SOCKET],
] as const)("%s", (_, header, hops, expected) => {
  expect(clientAddress(SOCKET, header, hops)).toBe(expected);
});

test("normalizes the socket's address, too", () => {
  expect(clientAddress("::ffff:127.0.0.1", null, 0)).toBe("127.0.0.1");
  expect(clientAddress(undefined, null, 0)).toBe("");
});

test("never takes an entry before the trusted ones", () => {
  const entry = fc.ipV4();
  fc.assert(
    fc.property(
      fc.array(fc.string()),
      fc.array(entry, { minLength: 1, maxLength: 4 }),
      (forged, own) => {
        const header = [...forged.map((text) => text.replaceAll(",", "")), ...own].join(",");
        expect(clientAddress(SOCKET, header, own.length)).toBe(own[0]);
      },
    ),
  );
});

test("takes the entry of the proxy regardless of how many a client wrote before it", () => {
  const forged = Array.from({ length: 200 }, () => "1.1.1.1").join(", ");
  expect(clientAddress(SOCKET, `${forged}, 203.0.113.9`, 1)).toBe("203.0.113.9");
});

test("never fails for any header", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.nat({ max: 10 }), (header, hops) => {
      expect(typeof clientAddress(SOCKET, header, hops)).toBe("string");
    }),
  );
});

test.each([
  ["203.0.113.9", "203.0.113.9", "203.0.113.9"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64", "2001:db8:1::/48"],
  ["2001:db8:1:2::6", "2001:db8:1:2::/64", "2001:db8:1::/48"],
  ["2001:0db8:0001:0002:ffff::", "2001:db8:1:2::/64", "2001:db8:1::/48"],
  ["2001:db8::1", "2001:db8:0:0::/64", "2001:db8:0::/48"],
  ["::1", "0:0:0:0::/64", "0:0:0::/48"],
  ["", "", ""],
])("counts %s under %s and %s", (address, by64, by48) => {
  expect([addressGroup(address, 64), addressGroup(address, 48)]).toEqual([by64, by48]);
});
