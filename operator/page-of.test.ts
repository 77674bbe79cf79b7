import { pageOf } from "./page-of";

const rows = [{ id: 9 }, { id: 8 }, { id: 7 }];

it("ends a page after its size when more rows were found", () => {
  expect(pageOf(rows, 2, ({ id }) => id)).toEqual({ rows: [{ id: 9 }, { id: 8 }], next: 8 });
});

it("has no next page when no more rows were found", () => {
  expect(pageOf(rows, 3, ({ id }) => id)).toEqual({ rows, next: null });
  expect(pageOf([], 3, () => 0)).toEqual({ rows: [], next: null });
});
