import { light, linear, polygon, wash } from "../parts/paint";
import { n, repeat, type Sheet } from "../sheet";
import type { World } from "./world";

/** One sky per palette. */
const SKY = ["#3fa4f0", "#f07f3c", "#5b93e6", "#8a3fa0"];

/** A land of blocks: a square sun, square clouds, terraces of cubes in the light from the left. */
export const sandbox: World = {
  palettes: [
    {
      deep: "#2f6b2c",
      base: "#58a53f",
      mid: "#9adf6b",
      light: "#bdeaff",
      glow: "#fff7c8",
      accent: "#8a5a34",
    },
    {
      deep: "#7a3f1c",
      base: "#c87a35",
      mid: "#f2b766",
      light: "#ffe2c4",
      glow: "#fff2b8",
      accent: "#8c4a63",
    },
    {
      deep: "#27457e",
      base: "#4d7cc0",
      mid: "#a9cdf2",
      light: "#e5f3ff",
      glow: "#ffffff",
      accent: "#5e6f9c",
    },
    {
      deep: "#3a1f5c",
      base: "#6c3f9c",
      mid: "#b682dd",
      light: "#ffc9d9",
      glow: "#ffe9b0",
      accent: "#35426f",
    },
  ],
  materials: ["jade", "copper", "sapphire", "gold", "amethyst"],
  backdrop(sheet, c) {
    const { width: w, height: h } = sheet;
    const unit = Math.min(w, h) / 100;
    const sun = unit * 40;
    const squares = repeat(5, () => {
      const [x, y, s] = [
        sheet.between(-0.1, 0.95) * w,
        sheet.between(0.05, 0.4) * h,
        unit * sheet.between(5, 9),
      ];
      return `<g fill="#fff" opacity="0.75"><rect x="${n(x)}" y="${n(y)}" width="${n(s * 3.2)}" height="${n(s)}"/><rect x="${n(x + s * 0.7)}" y="${n(y - s * 0.7)}" width="${n(s * 1.6)}" height="${n(s)}"/></g>`;
    });
    return [
      wash(
        sheet,
        linear(sheet, [
          [0, SKY[this.palettes.indexOf(c)] ?? c.light],
          [0.5, c.light],
          [0.9, c.glow],
        ]),
      ),
      light(sheet, w / 2, h * 0.42, unit * 66, c.glow, 0.9),
      `<rect x="${n(w / 2 - sun)}" y="${n(h * 0.44 - sun)}" width="${n(sun * 2)}" height="${n(sun * 2)}" fill="${c.glow}" opacity="0.35"/><rect x="${n(w / 2 - sun * 0.78)}" y="${n(h * 0.44 - sun * 0.78)}" width="${n(sun * 1.56)}" height="${n(sun * 1.56)}" fill="${c.glow}" opacity="0.5"/>`,
      squares,
      terrain(sheet, unit * 6.5, c),
    ].join("");
  },
};

/** Cubes in rows from back to front, higher towards the sides. */
function terrain(
  sheet: Sheet,
  s: number,
  c: { deep: string; base: string; mid: string; accent: string },
): string {
  const { width: w, height: h } = sheet;
  const columns = Math.ceil(w / (s * 2)) + 2;
  return repeat(7, (row) =>
    repeat(columns, (column) => {
      const x = (column - 0.5) * s * 2 + (row % 2) * s;
      const side = Math.abs(x - w / 2) / (w / 2);
      const lift = Math.max(0, Math.round(side ** 2 * 5 - row * 0.45 + sheet.between(-0.7, 0.9)));
      return cube(
        x,
        h * 0.73 + row * s * 0.86 - lift * s,
        s,
        sheet.pick([c.base, c.base, c.mid]),
        c.accent,
        c.deep,
      );
    }),
  );
}

function cube(x: number, y: number, s: number, top: string, left: string, right: string): string {
  const [half, tall] = [s / 2, s * 4];
  return `${polygon(
    [
      [x, y - half],
      [x + s, y],
      [x, y + half],
      [x - s, y],
    ],
    top,
  )}${polygon(
    [
      [x - s, y],
      [x, y + half],
      [x, y + half + tall],
      [x - s, y + tall],
    ],
    left,
  )}${polygon(
    [
      [x + s, y],
      [x, y + half],
      [x, y + half + tall],
      [x + s, y + tall],
    ],
    right,
  )}${polygon(
    [
      [x - s, y],
      [x, y + half],
      [x, y + half + s * 0.3],
      [x - s, y + s * 0.3],
    ],
    top,
    'opacity="0.65"',
  )}${polygon(
    [
      [x + s, y],
      [x, y + half],
      [x, y + half + s * 0.3],
      [x + s, y + s * 0.3],
    ],
    top,
    'opacity="0.35"',
  )}`;
}
