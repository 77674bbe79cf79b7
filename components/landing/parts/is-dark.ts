import type { Ground } from "@/brands/landing-design";

const DARK: readonly Ground[] = ["primary", "deep", "ink"];

/** Whether light text stands on a ground, and outlined buttons on it are white. */
export function isDark(ground: Ground): boolean {
  return DARK.includes(ground);
}
