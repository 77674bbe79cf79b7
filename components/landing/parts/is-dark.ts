import type { Surface } from "@/brands/landing-design";

const DARK: readonly Surface[] = ["primary", "deep", "ink"];

/** Whether light text stands on a ground, and outlined buttons on it are white. */
export function isDark(ground: Surface): boolean {
  return DARK.includes(ground);
}
