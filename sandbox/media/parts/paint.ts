import { n, type Sheet } from "../sheet";

/** Offset from 0 to 1, colour, opacity. */
export type Stop = [offset: number, color: string, opacity?: number];

/** Colours of a picture from dark to light; `glow` is the light, `accent` the second colour. */
export interface Palette {
  deep: string;
  base: string;
  mid: string;
  light: string;
  glow: string;
  accent: string;
}

const stops = (list: Stop[]) =>
  list
    .map(
      ([offset, color, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`,
    )
    .join("");

/**
 * Creates a linear gradient, from top to bottom or rotated by `angle` degrees.
 * @returns its definition, and a fill that refers to it
 */
export function linear(sheet: Sheet, list: Stop[], angle = 90): { def: string; fill: string } {
  const id = sheet.id();
  const turn = (angle * Math.PI) / 180;
  const [x, y] = [Math.cos(turn) / 2, Math.sin(turn) / 2];
  const line = `x1="${n(0.5 - x)}" y1="${n(0.5 - y)}" x2="${n(0.5 + x)}" y2="${n(0.5 + y)}"`;
  return {
    def: `<linearGradient id="${id}" ${line}>${stops(list)}</linearGradient>`,
    fill: `url(#${id})`,
  };
}

export function radial(
  sheet: Sheet,
  list: Stop[],
  cx = 0.5,
  cy = 0.5,
  r = 0.5,
): { def: string; fill: string } {
  const id = sheet.id();
  return {
    def: `<radialGradient id="${id}" cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}">${stops(list)}</radialGradient>`,
    fill: `url(#${id})`,
  };
}

/** Fills the complete sheet. */
export const wash = (
  { width, height }: Sheet,
  { def, fill }: { def: string; fill: string },
  more = "",
) => `${def}<rect width="${width}" height="${height}" fill="${fill}" ${more}/>`;

/** A soft round light. */
export function light(
  sheet: Sheet,
  x: number,
  y: number,
  radius: number,
  color: string,
  opacity = 0.8,
): string {
  const { def, fill } = radial(sheet, [
    [0, color, opacity],
    [0.35, color, opacity * 0.45],
    [1, color, 0],
  ]);
  return `${def}<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}"/>`;
}

export const polygon = (points: [number, number][], fill: string, more = "") =>
  `<polygon points="${points.map(([x, y]) => `${n(x)},${n(y)}`).join(" ")}" fill="${fill}" ${more}/>`;
