import type { Theme } from "./types";

/** Color arithmetic for the rules: WCAG contrast, mixing as in `color-mix()`, similarity of palettes. */

/** Linear red, green and blue of "#rrggbb", 0 to 1. */
function linear(hex: string): [number, number, number] {
  const channel = (from: number) => {
    const value = Number.parseInt(hex.slice(from, from + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

/** Relative luminance as WCAG defines it, 0 to 1. */
export function luminance(hex: string): number {
  const [r, g, b] = linear(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG contrast ratio of two opaque colors, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** `color-mix(in oklab, <one> <share>, <other>)` of two "#rrggbb". `share` is 0 to 1. */
export function mixColors(one: string, share: number, other: string): string {
  const [l, a, b] = oklab(linear(one));
  const [l2, a2, b2] = oklab(linear(other));
  const rest = 1 - share;
  return fromOklab([l * share + l2 * rest, a * share + a2 * rest, b * share + b2 * rest]);
}

/** Red, green and blue of "#rrggbb", 0 to 255, as `rgb()` takes them: "29 95 214". */
export function channelsOf(hex: string): string {
  return [1, 3, 5].map((from) => Number.parseInt(hex.slice(from, from + 2), 16)).join(" ");
}

/** Weight of each token in the appearance of a page: large backgrounds weigh most. */
const WEIGHTS = { primary: 1, tint: 1.2, spark: 0.6, accent: 0.3 } as const;

/** Maps a palette to a point in weighted OKLab; similar palettes lie close together. */
export function palettePoint(theme: Theme): number[] {
  return Object.entries(WEIGHTS).flatMap(([token, weight]) =>
    oklab(linear(theme[token as keyof typeof WEIGHTS])).map((value) => weight * value),
  );
}

function oklab([r, g, b]: [number, number, number]): [number, number, number] {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromOklab([light, a, b]: [number, number, number]): string {
  const l = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (light - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${channels.map(hexOf).join("")}`;
}

function hexOf(channel: number): string {
  const value = Math.min(1, Math.max(0, channel));
  const coded = value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
  return Math.round(coded * 255)
    .toString(16)
    .padStart(2, "0");
}
