import { light, linear, wash } from "../parts/paint";
import { n, repeat, type Sheet } from "../sheet";
import type { World } from "./world";

/** Ink mountains in mist under a large moon, with curling clouds. */
export const fantasy: World = {
  palettes: [
    {
      deep: "#0b2730",
      base: "#1c5560",
      mid: "#4f9a97",
      light: "#cfeee2",
      glow: "#fff6d6",
      accent: "#e7b75a",
    },
    {
      deep: "#1e1238",
      base: "#46307a",
      mid: "#8a6bc0",
      light: "#e6d6ff",
      glow: "#ffe9c7",
      accent: "#f0a36a",
    },
    {
      deep: "#3a120f",
      base: "#8a2f22",
      mid: "#d3714a",
      light: "#ffdcae",
      glow: "#fff2cf",
      accent: "#ffce63",
    },
    {
      deep: "#16223f",
      base: "#2f4c86",
      mid: "#6f97cf",
      light: "#d9ebff",
      glow: "#ffffff",
      accent: "#f2d27c",
    },
  ],
  materials: ["jade", "gold", "ivory", "silver", "ruby"],
  backdrop(sheet, c) {
    const { width: w, height: h } = sheet;
    const unit = Math.min(w, h) / 100;
    const moon = linear(sheet, [
      [0, c.glow],
      [1, c.light],
    ]);
    const cx = w / 2 + sheet.between(-4, 4) * unit;
    return [
      wash(
        sheet,
        linear(sheet, [
          [0, c.base],
          [0.55, c.mid],
          [1, c.light],
        ]),
      ),
      light(sheet, cx, h * 0.4, unit * 68, c.glow, 0.75),
      `${moon.def}<circle cx="${n(cx)}" cy="${n(h * 0.41)}" r="${n(unit * 35)}" fill="${moon.fill}" opacity="0.9"/>`,
      repeat(4, (index) =>
        ridge(sheet, h * (0.5 + index * 0.125), unit * (22 - index * 3), index, c),
      ),
      repeat(7, () =>
        cloud(
          sheet.between(0, w),
          sheet.between(0.1, 0.92) * h,
          unit * sheet.between(3, 7),
          c.glow,
          unit,
          sheet.between(0.35, 0.7),
        ),
      ),
    ].join("");

    function ridge(on: Sheet, y: number, tall: number, index: number, colors: typeof c): string {
      const fill = linear(on, [
        [0, index < 2 ? colors.base : colors.deep, 0.55 + index * 0.13],
        [0.5, colors.mid, 0.5],
        [1, colors.light, 0.25],
      ]);
      const steps = 9;
      const tops = Array.from(
        { length: steps + 1 },
        (_, i) => [(i / steps) * w * 1.1 - w * 0.05, y - tall * on.between(0.1, 1)] as const,
      );
      const line = tops
        .map(([x, top], i) => {
          const next = tops[i + 1];
          if (!next) return "";
          const half = (next[0] - x) / 2;
          return `C${n(x + half * 0.5)} ${n(top + tall * 0.05)} ${n(next[0] - half * 0.6)} ${n(next[1] - tall * 0.02)} ${n(next[0])} ${n(next[1])}`;
        })
        .join("");
      return `${fill.def}<path d="M${n(-w * 0.05)} ${n(y)}L${n(-w * 0.05)} ${n(tops[0]?.[1] ?? y)}${line}L${n(w * 1.05)} ${h}L${n(-w * 0.05)} ${h}Z" fill="${fill.fill}"/>`;
    }
  },
};

/** A curling line-drawn cloud, as on silk. */
function cloud(
  x: number,
  y: number,
  r: number,
  color: string,
  unit: number,
  opacity: number,
): string {
  const curl = (dx: number, size: number) =>
    `<path d="M${n(x + dx - size * 2.4)} ${n(y)}H${n(x + dx + size * 0.2)}a${n(size)} ${n(size)} 0 1 0 ${n(-size)} ${n(-size)}a${n(size * 0.55)} ${n(size * 0.55)} 0 1 0 ${n(size * 0.8)} ${n(size * 0.3)}"/>`;
  return `<g fill="none" stroke="${color}" stroke-width="${n(unit * 0.7)}" stroke-linecap="round" opacity="${n(opacity)}">${curl(0, r)}${curl(r * 1.9, r * 0.66)}<path d="M${n(x - r * 3.2)} ${n(y + r * 0.55)}H${n(x + r * 3.4)}"/></g>`;
}
