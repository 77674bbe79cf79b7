import { findPatterns } from "./find-patterns";
import { slowInput } from "./slow-input";

const found = findPatterns(process.cwd());

test("finds the patterns of both programs", () => {
  expect(found.length).toBeGreaterThan(100);
  const places = found.map(({ place }) => place.split(":")[0]);
  expect(places).toContain("lib/routing/device.ts");
  expect(places).toContain("marketplace/http/browser-cookie.ts");
});

test("detects a pattern with quadratic time", () => {
  expect(slowInput(/\bMobile\b.*\bFirefox\b/)).toContain("Mobile");
});

test("accepts a linear pattern", () => {
  expect(slowInput(/spider|crawler/i)).toBeNull();
});

/** A quadratic pattern takes a third of a second for 25 KB; 5 ms are allowed. */
const KILOBYTES = testScope === "full" ? 100 : 25;

test(`reads ${KILOBYTES} KB of the worst input with ${found.length} patterns in linear time`, () => {
  const slow = found.flatMap(({ place, pattern }) => {
    const input = slowInput(pattern, KILOBYTES);
    return input === null ? [] : [`${place} ${pattern} on ${JSON.stringify(input.slice(0, 40))}…`];
  });
  expect(slow).toEqual([]);
});
