import { rowsOf } from "./rows-of";

test("counts the entries of the longest list of an answer", () => {
  expect(rowsOf({ list: [1, 2, 3], facets: [{ values: [1, 2, 3, 4] }], total: 9 })).toBe(3);
  expect(rowsOf([1, 2])).toBe(2);
  expect(rowsOf({ page: { records: [1, 2] } })).toBe(2);
});

test("takes an answer without a list as one row", () => {
  expect([rowsOf({ unread: 5 }), rowsOf({ list: [] }), rowsOf(null)]).toEqual([1, 1, 1]);
});
