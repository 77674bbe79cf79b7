import { expect, test } from "../fixtures";
import { createRandom, readSeed, shuffle } from "./seed";

const LIST = Array.from({ length: 50 }, (_, index) => index);

test("shuffles the same way for the same seed, and differently for another", () => {
  const order = (seed: number) => shuffle(LIST, createRandom(seed));
  expect(order(7)).toEqual(order(7));
  expect(order(7)).not.toEqual(order(8));
  expect(order(7).toSorted((a, b) => a - b)).toEqual(LIST);
});

test("reads the seed from E2E_SEED, and defaults to a fixed seed", () => {
  expect(readSeed({ E2E_SEED: "42" })).toBe(42);
  expect(readSeed({})).toBe(readSeed({}));
  const drawn = Array.from({ length: 20 }, () => readSeed({ E2E_SEED: "random" }));
  expect(new Set(drawn).size).toBeGreaterThan(1);
  expect(() => readSeed({ E2E_SEED: "1e3" })).toThrow("E2E_SEED must be a whole number");
});
