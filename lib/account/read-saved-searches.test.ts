import { readSavedSearches } from "./read-saved-searches";

test("reads searches with their pages, and leaves out what is none", () => {
  const wire = { search_id: 3, title: "星砂", brand: "mima", query: { q: "a" }, notify: true };
  const list = [
    wire,
    { ...wire, search_id: 4, title: null, query: 7, notify: 1 },
    null,
    { title: "x" },
  ];
  expect(readSavedSearches({ list })).toEqual([
    {
      ...{ id: 3, title: "星砂", brand: "mima", href: "/search?q=a&sort=newest" },
      ...{ isNotified: true, notifiedAt: null },
    },
    expect.objectContaining({ id: 4, title: "搜索 4", href: "/games", isNotified: false }),
  ]);
  expect(readSavedSearches({})).toBeNull();
});
