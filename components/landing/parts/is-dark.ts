import type { Surface } from "@storefront/brands/landing-parts";

const DARK: readonly Surface[] = ["primary", "deep", "ink"];

/** Whether a surface is dark, so that text and outlined buttons on it are light. */
export function isDark(surface: Surface): boolean {
  return DARK.includes(surface);
}
