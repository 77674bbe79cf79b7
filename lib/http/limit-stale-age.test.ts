import { limitStaleAge } from "./limit-stale-age";

test.each([
  ["s-maxage=60, stale-while-revalidate=31535940", "s-maxage=60, stale-while-revalidate=86400"],
  ["s-maxage=60, stale-while-revalidate=300", "s-maxage=60, stale-while-revalidate=300"],
  ["max-age=1, Stale-If-Error=999999999", "max-age=1, stale-If-Error=86400"],
  ["public, max-age=31536000, immutable", "public, max-age=31536000, immutable"],
  ["no-store", "no-store"],
])("%j is sent as %j", (header, sent) => expect(limitStaleAge(header)).toBe(sent));
