import { readNetworks } from "./networks";

test.each([
  ["127.0.0.1", true],
  ["127.8.9.1", true],
  ["10.1.2.3", true],
  ["::1", true],
  ["fd00::9", true],
  ["11.0.0.1", false],
  ["::2", false],
  ["192.168.7.8", false],
  ["", false],
  ["no address", false],
])("tells whether %p is in a list of networks: %p", (address, expected) => {
  expect(readNetworks("127.0.0.0/8, ::1, 10.0.0.0/8,fd00::/8").has(address)).toBe(expected);
});

test.each(["", "10.0.0.0/33", "::/129", "10.0.0.0/8/8", "office", "10.0.0.0/-1", "127.0.0.1,"])(
  "refuses %p",
  (text) => {
    expect(() => readNetworks(text)).toThrow("must be addresses or networks");
  },
);
