import { createRandom } from "./random";

const draw = (...seeds: number[]) => {
  const { int } = createRandom(...seeds);
  return Array.from({ length: 8 }, () => int(0, 999));
};

it("draws the same numbers for the same seeds", () => {
  expect(draw(1, 2)).toEqual(draw(1, 2));
  expect(draw(1, 2)).not.toEqual(draw(2, 1));
});

it("draws these numbers on every machine", () => {
  expect(draw(4242)).toEqual([311, 99, 41, 399, 456, 719, 29, 9]);
});

it("draws every number of a range about equally often", () => {
  const { int } = createRandom(7);
  const counts = new Array<number>(10).fill(0);
  for (let turn = 0; turn < 10_000; turn += 1) counts[int(0, 9)] = (counts[int(0, 9)] ?? 0) + 1;
  for (const count of counts) expect(count).toBeGreaterThan(700);
});
