import postcss from "postcss";
import { lowerWhere } from "./lower-where.js";

const lower = (css: string) =>
  postcss([lowerWhere()]).process(css, { from: undefined }).css.replace(/\s+/g, " ");

const GUARD = "@supports not selector(:where(a))";

test("copies a rule without specificity to a layer below the utilities", () => {
  const css = lower("@layer utilities { :where(.space-y-2 > :not(:last-child)) { margin: 1px } }");
  expect(css).toContain("@layer utilities { :where(.space-y-2 > :not(:last-child))");
  expect(css).toMatch(
    /@layer components ?\{ ?@supports not selector\(:where\(a\)\) ?\{ ?\.space-y-2 > :not\(:last-child\)/,
  );
});

test("keeps the media query around a copy", () => {
  const css = lower("@media (width < 1px) { :where(.a > .b) { margin: 1px } }");
  expect(css).toMatch(/@layer components ?\{ ?@media \(width < 1px\) ?\{ ?@supports/);
});

test("copies a variant in its place", () => {
  const css = lower(":is(:where(.group):hover .b) { color: red } .c { color: blue }");
  expect(css.indexOf(GUARD)).toBeLessThan(css.indexOf(".c"));
  expect(css).toMatch(/\{ ?\.group:hover \.b/);
});

test("copies no rule that needs another new selector", () => {
  expect(lower(":is(:where(.group):is([open], :open) .b) { color: red }")).not.toContain(GUARD);
});
