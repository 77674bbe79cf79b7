import { chooseNames } from "./choose-names.js";

const choose = (...classes: [string, number][]) => chooseNames(new Map(classes));

test("gives the most frequent classes the shortest names, always the same", () => {
  const table = choose(["min-w-0", 3], ["px-4", 9], ["bg-white", 3]);
  expect(table).toEqual({ "px-4": "a", "bg-white": "b", "min-w-0": "c" });
});

test("keeps single words and values of CSS, which strings may contain for other reasons", () => {
  expect(choose(["grid", 5], ["hidden", 4], ["inline-block", 3], ["px-4", 1])).toEqual({
    "px-4": "a",
  });
});

test("never takes the name of another class", () => {
  expect(choose(["a", 1], ["px-4", 9])).toEqual({ "px-4": "b" });
});

test("names thousands of classes differently, none like an advertisement", () => {
  const classes = Array.from({ length: 4000 }, (_, index): [string, number] => [
    `w-[${index}px]`,
    1,
  ]);
  const names = Object.values(choose(...classes));
  expect(new Set(names).size).toBe(4000);
  for (const name of names) expect(name).toMatch(/^(?!ad)[a-z][a-z\d]{0,2}$/i);
});
