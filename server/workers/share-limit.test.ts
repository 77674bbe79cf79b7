import { shareOfLimit } from "./share-limit";

test.each([
  [256, 1, 256],
  [256, 2, 162],
  [256, 16, 28],
  [256, 64, 10],
  [1, 8, 2],
  [0, 8, 0],
])("shares %i connections among %i workers: %i each", (limit, workers, share) => {
  expect(shareOfLimit(limit, workers)).toBe(share);
});
