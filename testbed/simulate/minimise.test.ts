import { minimise } from "./minimise";

const numbers = Array.from({ length: 100 }, (_, index) => index);

it("finds the items that fail together", async () => {
  const fails = async (part: readonly number[]) => part.includes(17) && part.includes(83);
  expect(await minimise(numbers, fails, 1_000)).toEqual([17, 83]);
});

it("keeps the order, and all items when each is needed", async () => {
  const few = [3, 1, 2];
  expect(await minimise(few, async (part) => part.length === 3, 1_000)).toEqual(few);
});

it("returns the shortest part so far when it may run no more", async () => {
  let runs = 0;
  const part = await minimise(
    numbers,
    async (rest) => {
      runs += 1;
      return rest.includes(0);
    },
    3,
  );
  expect(runs).toBe(3);
  expect(part.length).toBeLessThan(100);
  expect(part).toContain(0);
});
