import type { Rarity } from "../drawings";
import { n, repeat, type Sheet } from "../sheet";
import { light, linear, polygon } from "./paint";

/** Edge colours of a rarity from light to dark, and its number of gems. */
export const RARITY: Record<Rarity, { bright: string; main: string; dark: string; gems: number }> =
  {
    fine: { bright: "#e9f3f0", main: "#8fb3a8", dark: "#3f5d57", gems: 1 },
    rare: { bright: "#d2efff", main: "#4aa8f0", dark: "#1a4f96", gems: 2 },
    epic: { bright: "#f2dcff", main: "#b06cf5", dark: "#552299", gems: 3 },
    legend: { bright: "#fff4c8", main: "#f5bb3d", dark: "#96580e", gems: 4 },
    mythic: { bright: "#ffe0d2", main: "#ff5a4a", dark: "#8f1230", gems: 5 },
  };

/** The frame of a picture: a bevelled edge, corner pieces, and a plate with one gem per step of rarity. */
export function frame(sheet: Sheet, rarity: Rarity): string {
  const { width: w, height: h } = sheet;
  const unit = Math.min(w, h) / 100;
  const { bright, main, dark, gems } = RARITY[rarity];
  const metal = linear(
    sheet,
    [
      [0, bright],
      [0.3, main],
      [0.55, dark],
      [0.75, main],
      [1, bright],
    ],
    45,
  );
  const edge = (inset: number, wide: number, stroke: string) =>
    `<rect x="${n(inset * unit)}" y="${n(inset * unit)}" width="${n(w - 2 * inset * unit)}" height="${n(h - 2 * inset * unit)}" rx="${n(unit * 1.6)}" fill="none" stroke="${stroke}" stroke-width="${n(wide * unit)}"/>`;
  const corner = (x: number, y: number, turn: number) =>
    `<g transform="translate(${n(x)} ${n(y)}) rotate(${turn}) scale(${n(unit)})"><path d="M0 0H15L12.2 2.8H5L2.8 5V12.2L0 15Z" fill="${metal.fill}"/><path d="M4.4 4.4H10L4.4 10Z" fill="${main}"/><path d="M4.4 4.4H10L4.4 10Z" fill="none" stroke="${bright}" stroke-width="0.5"/></g>`;
  const gap = unit * 4.6;
  const gem = (index: number) => {
    const [x, y, r] = [w / 2 + (index - (gems - 1) / 2) * gap, h - unit * 3, unit * 1.7];
    return `${polygon(
      [
        [x, y - r],
        [x + r, y],
        [x, y + r],
        [x - r, y],
      ],
      main,
      `stroke="${bright}" stroke-width="${n(unit * 0.35)}"`,
    )}${polygon(
      [
        [x, y - r],
        [x, y],
        [x - r, y],
      ],
      bright,
      'opacity="0.8"',
    )}`;
  };
  const half = (gems * gap) / 2 + unit * 3;
  return [
    metal.def,
    edge(0.55, 1.1, dark),
    edge(1.3, 0.9, metal.fill),
    edge(2.1, 0.22, bright),
    corner(unit * 0.9, unit * 0.9, 0),
    corner(w - unit * 0.9, unit * 0.9, 90),
    corner(w - unit * 0.9, h - unit * 0.9, 180),
    corner(unit * 0.9, h - unit * 0.9, 270),
    light(sheet, w / 2, h - unit * 3, unit * 22, main, 0.5),
    polygon(
      [
        [w / 2 - half - unit * 3.4, h],
        [w / 2 - half, h - unit * 6.2],
        [w / 2 + half, h - unit * 6.2],
        [w / 2 + half + unit * 3.4, h],
      ],
      dark,
      `stroke="${metal.fill}" stroke-width="${n(unit * 0.6)}"`,
    ),
    repeat(gems, gem),
  ].join("");
}
