import { channelsOf } from "@storefront/brands/contrast";
import type { Theme } from "@storefront/brands/types";
import type { CSSProperties } from "react";
import { mixThemeColors } from "./mixed-colors";

/** Names of the CSS variables of a theme's colors, after `--brand-`. */
const NAMES: Readonly<Record<keyof Theme, string>> = {
  primary: "primary",
  primaryStrong: "primary-strong",
  tint: "tint",
  ground: "ground",
  ink: "ink",
  accent: "accent",
  spark: "spark",
};

/**
 * Converts a theme to the CSS variables of app/globals.css: on <html> for the host's brand, on a section for another
 * brand. Every color also exists as channels (`-rgb`), for the translucent ones: `rgb(var(--brand-ink-rgb) / 30%)`.
 */
export function themeStyle(theme: Theme): CSSProperties {
  const style: Record<`--brand-${string}`, string> = {};
  for (const [key, name] of Object.entries(NAMES)) {
    const hex = theme[key as keyof Theme];
    style[`--brand-${name}`] = hex;
    style[`--brand-${name}-rgb`] = channelsOf(hex);
  }
  for (const [name, hex] of Object.entries(mixThemeColors(theme))) style[`--brand-${name}`] = hex;
  return style as CSSProperties;
}
