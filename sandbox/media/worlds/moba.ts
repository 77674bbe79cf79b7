import { light, linear, polygon, radial, wash } from "../parts/paint";
import { n, repeat } from "../sheet";
import type { World } from "./world";

/** An arena at night: rays behind a rune circle, columns with banners left and right, a lit floor. */
export const moba: World = {
  palettes: [
    {
      deep: "#0a0b24",
      base: "#1b1c55",
      mid: "#3a3aa0",
      light: "#8f9bff",
      glow: "#ffd27a",
      accent: "#e8b04a",
    },
    {
      deep: "#1a0818",
      base: "#4a1238",
      mid: "#8d2450",
      light: "#ff9aa8",
      glow: "#ffc58a",
      accent: "#ffb04d",
    },
    {
      deep: "#04161c",
      base: "#0b3b46",
      mid: "#17727a",
      light: "#8cf2e4",
      glow: "#d8fff0",
      accent: "#f2c866",
    },
  ],
  materials: ["gold", "silver", "sapphire", "ruby", "amethyst"],
  backdrop(sheet, c) {
    const { width: w, height: h } = sheet;
    const [cx, cy, unit] = [w / 2, h * 0.46, Math.min(w, h) / 100];
    const ray = radial(sheet, [
      [0, c.glow, 0.55],
      [0.55, c.light, 0.16],
      [1, c.mid, 0],
    ]);
    const rays = repeat(18, (index) => {
      const [turn, half] = [index * 20 + sheet.between(-6, 6), sheet.between(2, 5.5)];
      const far = Math.max(w, h);
      const at = (degrees: number): [number, number] => [
        cx + far * Math.cos((degrees * Math.PI) / 180),
        cy + far * Math.sin((degrees * Math.PI) / 180),
      ];
      return polygon(
        [[cx, cy], at(turn - half), at(turn + half)],
        c.light,
        `opacity="${n(sheet.between(0.05, 0.16))}"`,
      );
    });
    const ring = repeat(3, (index) => {
      const r = (34 + index * 7) * unit;
      return `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}" fill="none" stroke="${c.accent}" stroke-width="${n(unit * (index === 1 ? 2.2 : 0.5))}" stroke-dasharray="${index === 1 ? `${n(unit * 0.5)} ${n(unit * 2.1)}` : "none"}" opacity="${index === 1 ? 0.5 : 0.65}"/>`;
    });
    const stone = linear(
      sheet,
      [
        [0, c.deep],
        [0.45, c.base],
        [0.55, c.mid],
        [1, c.deep],
      ],
      0,
    );
    const cloth = linear(sheet, [
      [0, c.accent],
      [0.6, c.mid],
      [1, c.deep],
    ]);
    const column = (x: number, flip: number) => {
      const wide = unit * 13;
      return `<g transform="translate(${n(x)} 0) scale(${flip} 1)"><rect x="${n(-wide / 2)}" y="0" width="${n(wide)}" height="${n(h)}" fill="${stone.fill}"/><rect x="${n(-wide * 0.7)}" y="${n(h * 0.1)}" width="${n(wide * 1.4)}" height="${n(unit * 4)}" fill="${stone.fill}"/><rect x="${n(-wide * 0.7)}" y="${n(h * 0.84)}" width="${n(wide * 1.4)}" height="${n(h)}" fill="${stone.fill}"/>${polygon(
        [
          [-wide * 0.34, h * 0.15],
          [wide * 0.34, h * 0.15],
          [wide * 0.34, h * 0.62],
          [0, h * 0.7],
          [-wide * 0.34, h * 0.62],
        ],
        cloth.fill,
        'opacity="0.85"',
      )}</g>`;
    };
    const floor = radial(
      sheet,
      [
        [0, c.glow, 0.5],
        [0.4, c.mid, 0.6],
        [1, c.deep, 0.95],
      ],
      0.5,
      0.3,
      0.6,
    );
    return [
      wash(
        sheet,
        linear(sheet, [
          [0, c.deep],
          [0.5, c.base],
          [1, c.deep],
        ]),
      ),
      rays,
      wash(sheet, ray),
      light(sheet, cx, cy, unit * 52, c.glow, 0.55),
      ring,
      stone.def,
      cloth.def,
      column(unit * 7, 1),
      column(w - unit * 7, -1),
      `${floor.def}<ellipse cx="${n(cx)}" cy="${n(h * 1.02)}" rx="${n(w * 0.72)}" ry="${n(h * 0.2)}" fill="${floor.fill}"/>`,
      repeat(
        3,
        (index) =>
          `<ellipse cx="${n(cx)}" cy="${n(h * 0.96)}" rx="${n(w * (0.2 + index * 0.12))}" ry="${n(h * (0.04 + index * 0.025))}" fill="none" stroke="${c.accent}" stroke-width="${n(unit * 0.5)}" opacity="${n(0.6 - index * 0.15)}"/>`,
      ),
    ].join("");
  },
};
