import type { CSSProperties } from "react";
import type { Theme } from "@/brands/types";

/** A theme as the tokens of app/globals.css: on <html> for the host's brand, on a part for another brand's page. */
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
