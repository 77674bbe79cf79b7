import { BRANDS } from "./index";

const LAYOUTS = BRANDS.flatMap(({ key, root, landings }) =>
  [...("page" in root ? [root.page] : []), ...landings].flatMap(({ route, layout }) =>
    layout ? [{ page: `${key} ${route}`, layout }] : [],
  ),
);

test("no two pages of one layout begin on the same surface with the same pattern", () => {
  const starts = LAYOUTS.flatMap(({ layout }) =>
    "surface" in layout
      ? [[layout.layout, layout.surface, "pattern" in layout ? layout.pattern : "plain"].join(" ")]
      : [],
  );
  expect(starts.filter((start, index) => starts.indexOf(start) !== index)).toEqual([]);
  expect(starts.length).toBeGreaterThan(20);
});

test.each(LAYOUTS.map(({ page, layout }) => [page, JSON.stringify(layout)]))(
  "%s has texts without stray spaces",
  (_, texts) => {
    expect(texts).not.toMatch(/:"\s|\s"[,}\]]|:""/);
  },
);
