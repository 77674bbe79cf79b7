import type { CSSProperties } from "react";
import type { Theme } from "@/brands/types";

/**
 * Converts a theme to the CSS variables of app/globals.css: on <html> for the host's brand, on a section for another
 * brand.
 */
export function themeStyle(theme: Theme): CSSProperties {
  return {
    "--brand-primary": theme.primary,
    "--brand-primary-strong": theme.primaryStrong,
    "--brand-tint": theme.tint,
    "--brand-ground": theme.ground,
    "--brand-ink": theme.ink,
    "--brand-accent": theme.accent,
    "--brand-spark": theme.spark,
  } as CSSProperties;
}
