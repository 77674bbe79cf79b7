import fc from "fast-check";
import {
  forgetAllViews,
  forgetView,
  recentlyViewed,
  recordView,
  VIEWED_MOST,
} from "./recently-viewed";

const brief = (id: number) => ({
  id,
  name: `商品 ${id}`,
  cover: "/media/1.webp",
  kind: "账号",
  price: "128.00",
  from: false,
});
const ids = () => recentlyViewed.get().map(({ id }) => id);

beforeEach(() => window.localStorage.clear());

test("has the latest listing first, each once, with the price of the last look", () => {
  recordView(brief(1), 1);
  recordView(brief(2), 2);
  recordView({ ...brief(1), price: "99.00" }, 3);
  expect(ids()).toEqual([1, 2]);
  expect(recentlyViewed.get()[0]).toMatchObject({ price: "99.00", seenAt: 3 });
});

test("forgets one, or all", () => {
  for (const id of [1, 2, 3]) recordView(brief(id), id);
  forgetView(2);
  expect(ids()).toEqual([3, 1]);
  forgetAllViews();
  expect(ids()).toEqual([]);
  expect(window.localStorage).toHaveLength(0);
});

test("holds the latest listings without repetition, however many are looked at", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 120 }), (viewed) => {
      window.localStorage.clear();
      for (const [index, id] of viewed.entries()) recordView(brief(id), index + 1);
      const latest = [...new Set([...viewed].reverse())].slice(0, VIEWED_MOST);
      recentlyViewed.change((list) => list);
      expect(ids()).toEqual(latest);
    }),
  );
});

test("drops stored items that are no listings", () => {
  const hostile = [{ id: "x", name: "a", seenAt: 1 }, { ...brief(5) }, { ...brief(6), seenAt: 9 }];
  window.localStorage.setItem("recently-viewed", JSON.stringify(hostile));
  recentlyViewed.change((list) => list);
  expect(ids()).toEqual([6]);
});
