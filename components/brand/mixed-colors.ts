import { mixColors } from "@storefront/brands/contrast";
import type { Theme } from "@storefront/brands/types";

type Color = keyof Theme | `#${string}`;

/**
 * Colors mixed from a theme's: one, its share in percent, the other. Mixed on the server, because browsers have
 * `color-mix()` only since Chromium 111. The variable of each is `--brand-` and its name.
 */
const MIXED = {
  // Secondary text, hints, hairlines: they carry the brand's hue.
  "ink-2": ["ink", 74, "#ffffff"],
  "ink-3": ["ink", 62, "#ffffff"],
  line: ["ink", 12, "#ffffff"],
  "line-strong": ["ink", 24, "#ffffff"],
  // Rules, panels and soft text of landing pages, by surface (app/landing.css).
  "white-rule": ["ink", 14, "#ffffff"],
  "tint-rule": ["primary", 24, "tint"],
  "primary-rule": ["#ffffff", 34, "primary"],
  "primary-panel": ["primary", 84, "#000000"],
  "deep-rule": ["#ffffff", 34, "primaryStrong"],
  "deep-panel": ["primaryStrong", 84, "#000000"],
  "ink-soft": ["#ffffff", 80, "ink"],
  "ink-rule": ["#ffffff", 22, "ink"],
  "ink-panel": ["#ffffff", 7, "ink"],
  "spark-rule": ["ink", 34, "spark"],
  "spark-panel": ["#ffffff", 46, "spark"],
} as const satisfies Record<string, readonly [Color, number, Color]>;

export type MixedColor = keyof typeof MIXED;

/** The mixed colors of a theme as "#rrggbb". */
export function mixThemeColors(theme: Theme): Record<MixedColor, string> {
  const hexOf = (color: Color) => (color.startsWith("#") ? color : theme[color as keyof Theme]);
  const entries = Object.entries(MIXED).map(([name, [one, percent, other]]) => [
    name,
    mixColors(hexOf(one), percent / 100, hexOf(other)),
  ]);
  return Object.fromEntries(entries) as Record<MixedColor, string>;
}
