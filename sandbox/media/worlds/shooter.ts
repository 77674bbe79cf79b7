import { light, linear, polygon, wash } from "../parts/paint";
import { n, repeat } from "../sheet";
import type { World } from "./world";

/** An armoury: hexagon plates, a slanted band of colour, warning stripes and reticle marks. */
export const shooter: World = {
  palettes: [
    {
      deep: "#0b0c10",
      base: "#1d222b",
      mid: "#3d4655",
      light: "#b9c6d8",
      glow: "#ff6a55",
      accent: "#e5322d",
    },
    {
      deep: "#0a1012",
      base: "#182a2e",
      mid: "#33565a",
      light: "#b4e4e0",
      glow: "#7ff6e2",
      accent: "#17b8a6",
    },
    {
      deep: "#14100a",
      base: "#322617",
      mid: "#66502f",
      light: "#ead4a8",
      glow: "#ffcf6a",
      accent: "#f0a018",
    },
    {
      deep: "#0c0a17",
      base: "#1f1b3d",
      mid: "#443a82",
      light: "#c8beff",
      glow: "#a78bff",
      accent: "#7a4dff",
    },
  ],
  materials: ["silver", "copper", "gold", "ruby", "sapphire"],
  backdrop(sheet, c) {
    const { width: w, height: h } = sheet;
    const unit = Math.min(w, h) / 100;
    const r = unit * 6.2;
    const [dx, dy] = [r * Math.sqrt(3), r * 1.5];
    const plates = repeat(Math.ceil(h / dy) + 1, (row) =>
      repeat(Math.ceil(w / dx) + 2, (column) => {
        const [x, y] = [(column - 0.5 + (row % 2) / 2) * dx, row * dy];
        const hexagon = Array.from({ length: 6 }, (_, k): [number, number] => {
          const turn = (Math.PI / 3) * k + Math.PI / 6;
          return [x + Math.cos(turn) * r * 0.94, y + Math.sin(turn) * r * 0.94];
        });
        return polygon(
          hexagon,
          c.mid,
          `fill-opacity="${n(sheet.between(0.04, 0.34))}" stroke="${c.light}" stroke-opacity="0.07"`,
        );
      }),
    );
    const band = linear(
      sheet,
      [
        [0, c.accent],
        [1, c.accent, 0.35],
      ],
      0,
    );
    const stripes = repeat(Math.ceil(w / (unit * 6)) + 2, (index) => {
      const x = index * unit * 6;
      return polygon(
        [
          [x, h],
          [x + unit * 3, h],
          [x + unit * 6, h - unit * 4.5],
          [x + unit * 3, h - unit * 4.5],
        ],
        c.accent,
      );
    });
    const mark = (turn: number) =>
      `<path transform="rotate(${turn} ${n(w / 2)} ${n(h / 2)})" d="M${n(w / 2 - unit * 44)} ${n(h / 2 - unit * 34)}v${n(-unit * 10)}h${n(unit * 10)}"/>`;
    return [
      wash(
        sheet,
        linear(
          sheet,
          [
            [0, c.base],
            [1, c.deep],
          ],
          70,
        ),
      ),
      plates,
      band.def,
      polygon(
        [
          [w * 0.02, h],
          [w * 0.56, 0],
          [w * 0.86, 0],
          [w * 0.32, h],
        ],
        band.fill,
        'opacity="0.5"',
      ),
      polygon(
        [
          [w * 0.36, h],
          [w * 0.9, 0],
          [w * 0.92, 0],
          [w * 0.38, h],
        ],
        c.light,
        'opacity="0.55"',
      ),
      light(sheet, w / 2, h * 0.47, unit * 56, c.glow, 0.55),
      light(sheet, w / 2, h * 0.44, unit * 34, c.light, 0.4),
      `<rect y="${n(h - unit * 4.5)}" width="${w}" height="${n(unit * 4.5)}" fill="${c.deep}"/>`,
      stripes,
      `<g fill="none" stroke="${c.light}" stroke-opacity="0.7" stroke-width="${n(unit * 0.7)}">${[0, 90, 180, 270].map(mark).join("")}<circle cx="${n(w / 2)}" cy="${n(h / 2)}" r="${n(unit * 40)}" stroke-dasharray="${n(unit * 10)} ${n(unit * 52.8)}" stroke-width="${n(unit * 0.5)}"/></g>`,
    ].join("");
  },
};
