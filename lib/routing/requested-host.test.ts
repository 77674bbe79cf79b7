import { readRequestedHost } from "./requested-host";

const read = (headers: Record<string, string>, trustedHops: number) =>
  readRequestedHost((name) => headers[name] ?? null, { trustedHops });

test.each([
  ["a.example", "b.example", 0, "a.example"],
  ["a.example", "b.example", 1, "b.example"],
  ["a.example", "b.example, c.example", 1, "c.example"],
  ["a.example", "b.example, c.example", 2, "b.example"],
  ["a.example", "", 1, "a.example"],
  ["", "b.example", 0, ""],
  ["", "", 1, ""],
])("host %j, forwarded %j, %i proxies: %j", (host, forwarded, hops, header) => {
  expect(read({ host, "x-forwarded-host": forwarded }, hops).header).toBe(header);
});

test("finds the brand of the effective host", () => {
  const headers = { host: "10.0.0.7", "x-forwarded-host": "www.mima.example:8080" };
  expect(read(headers, 1)).toMatchObject({ brand: { key: "mima" }, reason: "host" });
  expect(read(headers, 0).reason).toBe("unknown");
});

test("reads whether the visitor uses https from trusted proxies only", () => {
  const headers = { host: "mima.example", "x-forwarded-proto": "https" };
  expect([read(headers, 1).secure, read(headers, 0).secure]).toEqual([true, false]);
});
