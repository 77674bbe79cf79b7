import postcss from "postcss";
import { lowerTransforms } from "./lower-transforms.js";

const lower = (css: string) =>
  postcss([lowerTransforms()]).process(css, { from: undefined }).css.replace(/\s+/g, " ");

test.each([
  ["translate: -50% calc(1px * 2)", "--translate: translate(-50%, calc(1px * 2))"],
  ["rotate: 6deg", "--rotate: rotate(6deg)"],
  ["scale: 1.5 2", "--scale: scale(1.5, 2)"],
  ["rotate: none", "--rotate: rotate(0)"],
])("adds a function of transform for %s", (declaration, expected) => {
  const css = lower(`.a { ${declaration} }`);
  expect(css).toContain(declaration);
  expect(css).toMatch(/@supports not \(translate: none\) ?\{ ?\.a/);
  expect(css).toContain(expected);
  expect(css).toContain("transform: var(--translate) var(--rotate) var(--scale)");
});

test("adds nothing to a stylesheet without individual transforms", () => {
  expect(lower(".a { transform: none }")).toBe(".a { transform: none }");
});
