import { contrast, mixColors, palettePoint } from "../contrast";
import type { Brand, Theme } from "../types";
import { repeated } from "./repeated";

const AA = 4.5;
/** Palettes closer than this are hard to tell apart. */
export const NEAREST = 0.06;
const MARK_MAX_BYTES = 8 * 1024;

/** Returns one sentence per fault of palettes and marks. */
export function appearanceFaults(brands: readonly Brand[]): string[] {
  return [
    ...repeated(brands, "mark", (brand) => [brand.mark]),
    ...brands.flatMap((brand) => [...contrastFaults(brand), ...markFaults(brand)]),
    ...similarPalettes(brands),
  ];
}

function similarPalettes(brands: readonly Brand[]): string[] {
  const points = brands.map(({ key, theme }) => ({ key, at: palettePoint(theme) }));
  return points.flatMap(({ key, at }, index) =>
    points
      .slice(0, index)
      .filter((other) => Math.hypot(...at.map((it, i) => it - (other.at[i] ?? 0))) < NEAREST)
      .map((other) => `${key}: its palette is hardly another than ${other.key}'s`),
  );
}

/** Every combination of text and background color, as [name, text, background]. */
function textPairs(theme: Theme): [string, string, string][] {
  const grounds = { white: "#ffffff", tint: theme.tint, ground: theme.ground };
  const texts = {
    ink: theme.ink,
    "ink-2": mixColors(theme.ink, 0.74, "#ffffff"),
    "ink-3": mixColors(theme.ink, 0.62, "#ffffff"),
    primary: theme.primary,
    primaryStrong: theme.primaryStrong,
    accent: theme.accent,
  };
  return [
    ...Object.entries(grounds).flatMap(([groundName, ground]) =>
      Object.entries(texts).map(([name, text]): [string, string, string] => [
        `${name} on ${groundName}`,
        text,
        ground,
      ]),
    ),
    ["white on primary", "#ffffff", theme.primary],
    ["white on primaryStrong", "#ffffff", theme.primaryStrong],
    ["white on ink", "#ffffff", theme.ink],
    ["spark on ink", theme.spark, theme.ink],
  ];
}

function contrastFaults({ key, theme }: Brand): string[] {
  const malformed = Object.entries(theme).filter(([, colour]) => !/^#[\da-f]{6}$/.test(colour));
  if (malformed.length > 0)
    return malformed.map(([name]) => `${key}: ${name} must be written #rrggbb`);
  return textPairs(theme)
    .map(([pair, text, ground]) => [pair, contrast(text, ground)] as const)
    .filter(([, ratio]) => ratio < AA)
    .map(([pair, ratio]) => `${key}: ${pair} has a contrast of ${ratio.toFixed(2)}, AA asks ${AA}`);
}

function markFaults({ key, mark }: Brand): string[] {
  if (!/^M[\d\sMLHVCSQTAZmlhvcsqtaz.,-]+$/.test(mark)) return [`${key}: the mark is no path data`];
  return mark.length > MARK_MAX_BYTES ? [`${key}: the mark is over ${MARK_MAX_BYTES} bytes`] : [];
}
