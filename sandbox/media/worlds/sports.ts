import { light, linear, polygon, wash } from "../parts/paint";
import { n, repeat } from "../sheet";
import type { World } from "./world";

/** A stadium at night: floodlights, the dots of a crowd, the striped pitch running away. */
export const sports: World = {
  palettes: [
    {
      deep: "#06210f",
      base: "#0d5a2a",
      mid: "#27994a",
      light: "#c6ffcf",
      glow: "#f6ffe4",
      accent: "#ffd84d",
    },
    {
      deep: "#071a33",
      base: "#0f3f7d",
      mid: "#2b7cc9",
      light: "#cfe9ff",
      glow: "#ffffff",
      accent: "#ffe14d",
    },
    {
      deep: "#2a0b12",
      base: "#7a1730",
      mid: "#c4354a",
      light: "#ffd2cd",
      glow: "#fff3e0",
      accent: "#ffd25a",
    },
  ],
  materials: ["ivory", "gold", "silver", "sapphire", "ruby"],
  backdrop(sheet, c) {
    const { width: w, height: h } = sheet;
    const unit = Math.min(w, h) / 100;
    const horizon = h * 0.6;
    const bands = 11;
    const stripe = (index: number) => {
      const at = (i: number, y: number) =>
        w / 2 + (i - bands / 2) * (y === h ? w * 0.34 : w * 0.105);
      return polygon(
        [
          [at(index, horizon), horizon],
          [at(index + 1, horizon), horizon],
          [at(index + 1, h), h],
          [at(index, h), h],
        ],
        index % 2 ? c.base : c.mid,
      );
    };
    const crowd = repeat(
      260,
      () =>
        `<circle cx="${n(sheet.between(0, w))}" cy="${n(sheet.between(0.3, 0.585) * h)}" r="${n(unit * sheet.between(0.3, 0.75))}" fill="${sheet.pick([c.light, c.accent, c.mid, c.glow])}" opacity="${n(sheet.between(0.12, 0.6))}"/>`,
    );
    const flood = (x: number) =>
      `${polygon(
        [
          [x - unit * 2, unit * 6],
          [x + unit * 2, unit * 6],
          [w / 2 + unit * 46, h],
          [w / 2 - unit * 46, h],
        ],
        c.glow,
        'opacity="0.07"',
      )}${repeat(8, (k) => light(sheet, x + ((k % 4) - 1.5) * unit * 4.4, unit * (6 + Math.floor(k / 4) * 4.6), unit * 5, c.glow, 1))}${light(sheet, x, unit * 9, unit * 34, c.glow, 0.5)}`;
    return [
      wash(
        sheet,
        linear(sheet, [
          [0, c.deep],
          [0.6, c.base],
        ]),
      ),
      crowd,
      `<rect y="${n(h * 0.585)}" width="${w}" height="${n(unit * 1.6)}" fill="${c.accent}" opacity="0.8"/>`,
      repeat(bands, stripe),
      `<g fill="none" stroke="${c.light}" stroke-opacity="0.75" stroke-width="${n(unit * 0.9)}"><path d="M0 ${n(h * 0.8)}H${w}"/><ellipse cx="${n(w / 2)}" cy="${n(h * 0.8)}" rx="${n(unit * 36)}" ry="${n(unit * 11)}"/></g>`,
      flood(w * 0.16),
      flood(w * 0.84),
      light(sheet, w / 2, h * 0.5, unit * 50, c.glow, 0.45),
      repeat(34, () => {
        const [x, y, s] = [
          sheet.between(0, w),
          sheet.between(0, h * 0.8),
          unit * sheet.between(0.6, 1.5),
        ];
        return `<rect x="${n(x)}" y="${n(y)}" width="${n(s)}" height="${n(s * 1.9)}" rx="${n(s * 0.2)}" fill="${sheet.pick([c.accent, c.light, c.glow])}" opacity="0.8" transform="rotate(${n(sheet.between(0, 180))} ${n(x)} ${n(y)})"/>`;
      }),
    ].join("");
  },
};
