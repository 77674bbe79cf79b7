import { decodeCursor, type PageCursor } from "./page-cursor";
import { pageCursors, pageOrder } from "./page-order";

const page = [
  { key: 9, goodsId: 1 },
  { key: 5, goodsId: 2 },
];
const cursor = (direction: PageCursor["direction"]): PageCursor => ({
  direction,
  sort: "newest",
  step: 0,
  key: 1,
  goodsId: 7,
});
const beside = (from: PageCursor | null, more: boolean) => {
  const cursors = pageCursors(page, { cursor: from, sort: "newest", step: 0, more });
  const idAt = (text: string | null) => text && decodeCursor(text)?.goodsId;
  return [idAt(cursors.previous_cursor), idAt(cursors.next_cursor)];
};

it("reads the page before a listing in the opposite order", () => {
  expect(pageOrder("price_asc", null)).toMatchObject({ key: "price", descending: false });
  expect(pageOrder("newest", cursor("previous"))).toMatchObject({
    descending: false,
    backwards: true,
  });
});

it("returns cursors for existing pages only", () => {
  expect(beside(null, false)).toEqual([null, null]);
  expect(beside(null, true)).toEqual([null, 2]);
  expect(beside(cursor("next"), false)).toEqual([1, null]);
  expect(beside(cursor("previous"), false)).toEqual([null, 2]);
  expect(beside(cursor("previous"), true)).toEqual([1, 2]);
});
