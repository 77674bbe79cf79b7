import { measureInTurn, median } from "./rounds";

test("measures all in every round, and returns the results of each", async () => {
  const order: string[] = [];
  let round = 0;
  const measure = (name: string) => async () => {
    order.push(name);
    if (name === "first") round += 1;
    return `${name} ${round}`;
  };
  expect(await measureInTurn(2, [measure("first"), measure("second")])).toEqual([
    ["first 1", "first 2"],
    ["second 1", "second 2"],
  ]);
  expect(order).toEqual(["first", "second", "first", "second"]);
});

test.each([
  [[], 0],
  [[3], 3],
  [[30, 4, 100], 30],
  [[4, 1, 3, 2], 3],
])("the median of %j is %d", (values, expected) => {
  expect(median(values)).toBe(expected);
});
