import postcss from "postcss";
import { lowerColorMix } from "./lower-color-mix.js";

const lower = (css: string) =>
  postcss([lowerColorMix()]).process(css, { from: undefined }).css.replace(/\s+/g, "");

const guarded = (selector: string, value: string) =>
  `@supports (color: color-mix(in lab, red, red)) { ${selector} { color: ${value} } }`;

test("writes a translucent brand color by its channels, without a guard", () => {
  const css = `.a { color: var(--brand-ink) } ${guarded(".a", "color-mix(in oklab, var(--brand-ink) 30%, transparent)")}`;
  expect(lower(css)).toBe(".a{color:rgb(var(--brand-ink-rgb)/30%)}");
});

test("keeps the static fallback of a theme's color", () => {
  const css = `.a { color: #fff3 } ${guarded(".a", "color-mix(in oklab, var(--color-white) 20%, transparent)")}`;
  expect(lower(css)).toBe(".a{color:#fff3}");
});

test("separates a fallback from an equal rule that it was joined with", () => {
  const css = `.a, .b { color: var(--brand-ink) } ${guarded(".b", "color-mix(in oklab, var(--brand-ink) 30%, transparent)")}`;
  expect(lower(css)).toBe(".a{color:var(--brand-ink)}.b{color:rgb(var(--brand-ink-rgb)/30%)}");
});

test("falls back to the color with the larger share", () => {
  const mix = "color-mix(in oklab,var(--glow) 28%,var(--under))";
  expect(lower(`.a { color: ${mix} }`)).toBe(
    `.a{color:var(--under)}${guarded(".a", mix).replace(/\s+/g, "")}`,
  );
});
