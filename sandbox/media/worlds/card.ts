import { light, polygon, radial, wash } from "../parts/paint";
import { n, repeat } from "../sheet";
import type { World } from "./world";

/** The face of an old card: velvet, a sunburst in gold lines, arch, moons and stars in the corners. */
export const card: World = {
  palettes: [
    {
      deep: "#160a1f",
      base: "#3a1748",
      mid: "#6d2c7c",
      light: "#f0c4ff",
      glow: "#ffdca0",
      accent: "#e3b45e",
    },
    {
      deep: "#071a1c",
      base: "#0d3f41",
      mid: "#1c716c",
      light: "#b5f3e3",
      glow: "#ffe8b0",
      accent: "#dcb565",
    },
    {
      deep: "#210808",
      base: "#5c1414",
      mid: "#9c2f22",
      light: "#ffcfae",
      glow: "#ffe2a8",
      accent: "#efba5a",
    },
    {
      deep: "#0a1029",
      base: "#1b2a63",
      mid: "#3a519f",
      light: "#c6d6ff",
      glow: "#fff0c4",
      accent: "#d9bd7a",
    },
  ],
  materials: ["gold", "ruby", "amethyst", "ivory", "jade"],
  backdrop(sheet, c) {
    const { width: w, height: h } = sheet;
    const unit = Math.min(w, h) / 100;
    const [cx, cy] = [w / 2, h * 0.48];
    const burst = repeat(48, (index) => {
      const turn = (index / 48) * Math.PI * 2;
      const [near, far] = [unit * 30, unit * (index % 4 === 0 ? 62 : index % 2 ? 44 : 52)];
      const half = index % 2 ? 0.006 : 0.02;
      return polygon(
        [
          [cx + Math.cos(turn - half) * near, cy + Math.sin(turn - half) * near],
          [cx + Math.cos(turn) * far, cy + Math.sin(turn) * far],
          [cx + Math.cos(turn + half) * near, cy + Math.sin(turn + half) * near],
        ],
        c.accent,
        `opacity="${index % 2 ? 0.45 : 0.7}"`,
      );
    });
    const line = (inset: number, wide: number) =>
      `<rect x="${n(inset * unit)}" y="${n(inset * unit)}" width="${n(w - 2 * inset * unit)}" height="${n(h - 2 * inset * unit)}" rx="${n(unit * 5)}" stroke-width="${n(unit * wide)}"/>`;
    const corner = (x: number, y: number, turn: number) =>
      `<g transform="translate(${n(x)} ${n(y)}) rotate(${turn}) scale(${n(unit)})"><path d="M0 0C9 0 14 5 14 14C9 10 10 6 0 0Z M0 0C0 9 5 14 14 14C10 9 6 10 0 0Z" fill="${c.accent}" opacity="0.85"/><circle cx="17" cy="17" r="1.5" fill="${c.accent}"/></g>`;
    return [
      wash(
        sheet,
        radial(
          sheet,
          [
            [0, c.mid],
            [0.55, c.base],
            [1, c.deep],
          ],
          0.5,
          0.46,
          0.72,
        ),
      ),
      `<g opacity="0.2">${repeat(Math.ceil(h / (unit * 8)) + 1, (row) =>
        repeat(Math.ceil(w / (unit * 8)) + 1, (column) => {
          const [x, y, r] = [(column + (row % 2) / 2) * unit * 8, row * unit * 8, unit * 1.1];
          return polygon(
            [
              [x, y - r],
              [x + r, y],
              [x, y + r],
              [x - r, y],
            ],
            c.light,
            'opacity="0.5"',
          );
        }),
      )}</g>`,
      light(sheet, cx, cy, unit * 56, c.glow, 0.65),
      burst,
      `<g fill="none" stroke="${c.accent}"><circle cx="${n(cx)}" cy="${n(cy)}" r="${n(unit * 29)}" stroke-width="${n(unit * 0.9)}"/><circle cx="${n(cx)}" cy="${n(cy)}" r="${n(unit * 31)}" stroke-width="${n(unit * 0.3)}"/>${line(3.4, 0.9)}${line(5, 0.3)}</g>`,
      corner(unit * 6, unit * 6, 0),
      corner(w - unit * 6, unit * 6, 90),
      corner(w - unit * 6, h - unit * 6, 180),
      corner(unit * 6, h - unit * 6, 270),
    ].join("");
  },
};
