import { acceptsGzip, negotiateEncoding } from "./content-encoding";

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate", "gzip"],
  ["GZIP", "gzip"],
  ["br;q=1.0, gzip;q=0.8, *;q=0.1", "br"],
  ["br;q=0, gzip", "gzip"],
  ["gzip;q=0", "identity"],
  ["gzip;q=0.0, br;q=0", "identity"],
  ["x-gzipped", "identity"],
  ["", "identity"],
  [undefined, "identity"],
])("answers Accept-Encoding %j with %s", (header, encoding) => {
  expect(negotiateEncoding(header)).toBe(encoding);
});

test("answers the same after more distinct headers than are cached", () => {
  const headers = Array.from({ length: 200 }, (_, index) => `gzip, x-${index}, ;q=1`);
  for (const header of [...headers, ...headers]) expect(negotiateEncoding(header)).toBe("gzip");
  expect(negotiateEncoding(["gzip", "br"])).toBe("br");
});

test.each([
  ["gzip, br", true],
  ["br", false],
  ["br, gzip;q=0", false],
  [undefined, false],
])("tells whether %j accepts gzip: %j", (header, isAccepted) => {
  expect(acceptsGzip(header)).toBe(isAccepted);
});
