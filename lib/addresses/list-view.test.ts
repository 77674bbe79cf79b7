import { changeView, hasFilters, PLAIN_VIEW, withNumbers, withOptions } from "./list-view";

const range = { from: 50, to: null };

test("returns to the first page when another choice changes", () => {
  const view = { ...PLAIN_VIEW, after: "x" };
  expect(changeView(view, { sort: "newest" })).toEqual({ ...PLAIN_VIEW, sort: "newest" });
  expect(withOptions(view, "face", ["648"])).toEqual({ ...PLAIN_VIEW, choices: { face: ["648"] } });
  expect(withNumbers(view, "skins", range)).toEqual({ ...PLAIN_VIEW, numbers: { skins: range } });
});

test("leaves a filter out when nothing of it is chosen", () => {
  const view = withNumbers(withOptions(PLAIN_VIEW, "face", ["648"]), "skins", range);
  expect(withNumbers(withOptions(view, "face", []), "skins")).toEqual(PLAIN_VIEW);
});

test("leaves out servers when the system changes", () => {
  const view = withOptions(PLAIN_VIEW, "server", ["微信区"]);
  expect(withOptions(view, "system", ["苹果", "安卓"]).choices).toEqual({
    system: ["安卓", "苹果"],
  });
});

test("counts filters as filtering, but not the sort order", () => {
  expect(hasFilters({ ...PLAIN_VIEW, sort: "newest", after: "x" })).toBe(false);
  const filters = [
    { inStock: true },
    { price: range },
    { rank: { from: "王者", to: null } },
    { numbers: { skins: range } },
    { choices: { face: ["648"] } },
    { flags: ["rebind"] },
    { delivery: "1" },
  ] as const;
  for (const filter of filters) expect(hasFilters({ ...PLAIN_VIEW, ...filter })).toBe(true);
});
