import { stableList } from "./stable-list";

test("returns the same array while the content is the same", () => {
  const stable = stableList<{ id: number }>();
  const empty = stable([]);
  expect(stable([])).toBe(empty);
  const one = stable([{ id: 1 }]);
  expect(stable([{ id: 1 }])).toBe(one);
  expect(stable([{ id: 2 }])).toEqual([{ id: 2 }]);
});
