/** @jest-environment node */
import { drawSeeds, repeatCommand } from "./draw-seeds";

test("draws a number for a random seed, and keeps a fixed one", () => {
  const seeds = drawSeeds({ FC_SEED: "random", E2E_SEED: "7", PATH: "/bin" }, () => 0.5);
  expect(seeds).toEqual({ FC_SEED: "1073741824", E2E_SEED: "7" });
});

test("draws nothing when no seed is set", () => {
  expect(drawSeeds({ FC_SEED: "" })).toEqual({});
});

test("returns the command that repeats a run", () => {
  expect(repeatCommand({ FC_SEED: "1", E2E_SEED: "2" }, "npm run test:all")).toBe(
    "FC_SEED=1 E2E_SEED=2 npm run test:all",
  );
});
