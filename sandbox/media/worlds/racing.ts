import { light, linear, polygon, wash } from "../parts/paint";
import { n, repeat } from "../sheet";
import type { World } from "./world";

/** A night road to the horizon: striped sun, towers with lit windows, streaks of speed. */
export const racing: World = {
  palettes: [
    {
      deep: "#0d0630",
      base: "#3b1180",
      mid: "#b02cc0",
      light: "#7df3ff",
      glow: "#ffd36b",
      accent: "#ff4f9a",
    },
    {
      deep: "#03122b",
      base: "#0a3a73",
      mid: "#1790c9",
      light: "#b6fbff",
      glow: "#ffe08a",
      accent: "#ff7a2f",
    },
    {
      deep: "#1c0606",
      base: "#641313",
      mid: "#d43a22",
      light: "#ffd89a",
      glow: "#fff0b0",
      accent: "#ffb01f",
    },
  ],
  materials: ["ruby", "silver", "gold", "sapphire", "amethyst"],
  backdrop(sheet, c) {
    const { width: w, height: h } = sheet;
    const unit = Math.min(w, h) / 100;
    const horizon = h * 0.6;
    const sun = linear(sheet, [
      [0, c.glow],
      [0.6, c.accent],
      [1, c.mid],
    ]);
    const r = unit * 34;
    const towers = repeat(Math.ceil(w / (unit * 6)) + 1, (index) => {
      const [x, wide, tall] = [
        index * unit * 6,
        unit * sheet.between(4.5, 6.6),
        unit * sheet.between(6, 24) * (0.35 + (Math.abs(index * unit * 6 - w / 2) / w) * 1.6),
      ];
      return `<rect x="${n(x)}" y="${n(horizon - tall)}" width="${n(wide)}" height="${n(tall)}" fill="${c.deep}"/>${repeat(Math.floor(tall / (unit * 2.4)), (k) => `<rect x="${n(x + unit * sheet.between(0.6, 3.4))}" y="${n(horizon - tall + unit * (1 + k * 2.4))}" width="${n(unit * 0.9)}" height="${n(unit * 0.9)}" fill="${c.light}" opacity="${n(sheet.between(0.1, 0.8))}"/>`)}`;
    });
    const lines = repeat(
      17,
      (index) =>
        `<path d="M${n(w / 2 + (index - 8) * w * 0.05)} ${n(horizon)}L${n(w / 2 + (index - 8) * w * 0.34)} ${h}"/>`,
    );
    const rows = repeat(
      9,
      (index) => `<path d="M0 ${n(horizon + (h - horizon) * (index / 9) ** 1.9)}H${w}"/>`,
    );
    return [
      wash(
        sheet,
        linear(sheet, [
          [0, c.deep],
          [0.35, c.base],
          [0.6, c.mid],
        ]),
      ),
      `${sun.def}<circle cx="${n(w / 2)}" cy="${n(horizon - unit * 13)}" r="${n(r)}" fill="${sun.fill}"/>`,
      repeat(
        6,
        (index) =>
          `<rect x="${n(w / 2 - r)}" y="${n(horizon - unit * (4 + index * 4.2))}" width="${n(r * 2)}" height="${n(unit * (1.9 - index * 0.26))}" fill="${c.base}" opacity="0.85"/>`,
      ),
      towers,
      light(sheet, w / 2, horizon, unit * 60, c.accent, 0.5),
      road(),
      `<g fill="none" stroke="${c.light}" stroke-opacity="0.55" stroke-width="${n(unit * 0.4)}">${lines}${rows}</g>`,
      polygon(
        [
          [w / 2 - unit * 4, horizon],
          [w / 2 + unit * 4, horizon],
          [w / 2 + unit * 46, h],
          [w / 2 - unit * 46, h],
        ],
        c.deep,
        'opacity="0.72"',
      ),
      repeat(5, (index) => {
        const [near, far] = [((index + 0.55) / 5) ** 2, (index / 5) ** 2];
        const y = (t: number) => horizon + (h - horizon) * t;
        return polygon(
          [
            [w / 2 - unit * 2.2 * near - 1, y(near)],
            [w / 2 + unit * 2.2 * near + 1, y(near)],
            [w / 2 + unit * 2.2 * far + 1, y(far)],
            [w / 2 - unit * 2.2 * far - 1, y(far)],
          ],
          c.glow,
        );
      }),
      repeat(16, () => {
        const [y, long] = [sheet.between(0.05, 0.95) * h, unit * sheet.between(10, 36)];
        const x = sheet.pick([0, 1]) ? sheet.between(-0.1, 0.2) * w : sheet.between(0.72, 1) * w;
        return `<rect x="${n(x)}" y="${n(y)}" width="${n(long)}" height="${n(unit * sheet.between(0.25, 0.8))}" rx="${n(unit * 0.4)}" fill="${sheet.pick([c.light, c.accent, c.glow])}" opacity="${n(sheet.between(0.3, 0.85))}"/>`;
      }),
    ].join("");

    function road(): string {
      const tar = linear(sheet, [
        [0, c.base],
        [1, c.deep],
      ]);
      return `${tar.def}<rect y="${n(horizon)}" width="${w}" height="${n(h - horizon)}" fill="${tar.fill}"/>`;
    }
  },
};
