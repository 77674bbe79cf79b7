import { light, linear, polygon, wash } from "../parts/paint";
import { n, repeat } from "../sheet";
import type { World } from "./world";

/** A field map of an island: contour lines, grid, the closing circle and the line of flight. */
export const royale: World = {
  palettes: [
    {
      deep: "#1d1a0e",
      base: "#5a4a1e",
      mid: "#a3812f",
      light: "#f3d98a",
      glow: "#fff0b8",
      accent: "#e2602c",
    },
    {
      deep: "#07191f",
      base: "#0f4250",
      mid: "#2b8089",
      light: "#a8ecdf",
      glow: "#e9fff2",
      accent: "#ff8a3c",
    },
    {
      deep: "#141a0b",
      base: "#37461b",
      mid: "#6f8630",
      light: "#d5e68c",
      glow: "#f7ffcb",
      accent: "#e0482f",
    },
  ],
  materials: ["copper", "silver", "gold", "ivory", "jade"],
  backdrop(sheet, c) {
    const { width: w, height: h } = sheet;
    const unit = Math.min(w, h) / 100;
    const [cx, cy] = [w * sheet.between(0.42, 0.58), h * sheet.between(0.42, 0.56)];
    const wobble = Array.from({ length: 3 }, () => sheet.between(0, Math.PI * 2));
    const contours = repeat(11, (index) => {
      const level = 11 - index;
      const land = level < 10;
      return `<path d="${shore(cx, cy, unit * (6 + level * 7.5), w / h, wobble, level)}" fill="${land ? c.mid : c.base}" fill-opacity="${land ? 0.2 : 0.5}" stroke="${c.light}" stroke-opacity="${level % 3 === 0 ? 0.55 : 0.24}" stroke-width="${n(unit * (level % 3 === 0 ? 0.5 : 0.28))}"/>`;
    });
    const step = unit * 12.5;
    const grid = `${repeat(Math.ceil(w / step), (i) => `<path d="M${n(i * step)} 0V${h}" stroke="${c.light}" stroke-opacity="0.13" stroke-width="${n(unit * 0.2)}"/>`)}${repeat(Math.ceil(h / step), (i) => `<path d="M0 ${n(i * step)}H${w}" stroke="${c.light}" stroke-opacity="0.13" stroke-width="${n(unit * 0.2)}"/>`)}`;
    const zone = unit * 41;
    const from: [number, number] = [-unit * 4, h * sheet.between(0.72, 0.95)];
    const to: [number, number] = [w + unit * 4, h * sheet.between(0.02, 0.2)];
    return [
      wash(
        sheet,
        linear(
          sheet,
          [
            [0, c.base],
            [1, c.deep],
          ],
          60,
        ),
      ),
      contours,
      grid,
      `<path d="M0 0H${w}V${h}H0Z M${n(w / 2 - zone)} ${n(h / 2)}a${n(zone)} ${n(zone)} 0 1 0 ${n(zone * 2)} 0a${n(zone)} ${n(zone)} 0 1 0 ${n(-zone * 2)} 0Z" fill="${c.deep}" fill-opacity="0.5" fill-rule="evenodd"/>`,
      `<circle cx="${n(w / 2)}" cy="${n(h / 2)}" r="${n(zone)}" fill="none" stroke="${c.glow}" stroke-width="${n(unit * 0.9)}" stroke-opacity="0.9"/>`,
      `<path d="M${n(from[0])} ${n(from[1])}L${n(to[0])} ${n(to[1])}" stroke="${c.accent}" stroke-width="${n(unit * 0.9)}" stroke-dasharray="${n(unit * 3)} ${n(unit * 1.8)}"/>`,
      repeat(5, () => {
        const [x, y, r] = [
          sheet.between(0.06, 0.94) * w,
          sheet.between(0.06, 0.94) * h,
          unit * 1.6,
        ];
        return polygon(
          [
            [x, y - r],
            [x + r, y],
            [x, y + r],
            [x - r, y],
          ],
          c.accent,
          `stroke="${c.glow}" stroke-width="${n(unit * 0.35)}"`,
        );
      }),
      light(sheet, w / 2, h / 2, unit * 46, c.glow, 0.6),
    ].join("");
  },
};

/** One contour around the island, with the same bays on every level. */
function shore(
  cx: number,
  cy: number,
  radius: number,
  stretch: number,
  wobble: number[],
  level: number,
): string {
  const points = Array.from({ length: 48 }, (_, index) => {
    const turn = (index / 48) * Math.PI * 2;
    const bays = wobble.reduce(
      (sum, phase, i) => sum + Math.sin(turn * (i + 2) + phase + level * 0.09) / (i + 3),
      0,
    );
    const r = radius * (1 + bays * 0.42);
    return `${n(cx + Math.cos(turn) * r * Math.max(1, stretch * 0.8))} ${n(cy + Math.sin(turn) * r)}`;
  });
  return `M${points.join("L")}Z`;
}
