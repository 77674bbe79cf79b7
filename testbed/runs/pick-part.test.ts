/** @jest-environment node */
import { PARTS, pickPart, readSeed } from "./pick-part";
import { testScope } from "./test-scope";

test("distributes seeds evenly over the parts", () => {
  const picked = Array.from({ length: PARTS * 3 }, (_, seed) => pickPart(seed));
  expect(new Set(picked).size).toBe(PARTS);
  expect(picked.slice(0, PARTS)).toEqual(picked.slice(PARTS, 2 * PARTS));
  expect(pickPart(7)).toBe(`8/${PARTS}`);
});

test("uses a given seed, and draws one otherwise", () => {
  expect(readSeed("42")).toBe(42);
  expect(readSeed("")).toEqual(expect.any(Number));
});

test.each(["-1", "1.5", "abc", "1e3"])("refuses %s as a seed", (text) => {
  expect(() => readSeed(text)).toThrow("TEST_PART_SEED");
});

test("defaults to the gate, and throws for an unknown scope", () => {
  expect(testScope({})).toBe("gate");
  expect(testScope({ TEST_SCOPE: "full" })).toBe("full");
  expect(() => testScope({ TEST_SCOPE: "all" })).toThrow("TEST_SCOPE");
});
