import { light, linear, polygon, wash } from "../parts/paint";
import { n, repeat, type Sheet } from "../sheet";
import type { World } from "./world";

/** A bright sky with floating islands, heaped clouds and slow stars. */
export const anime: World = {
  palettes: [
    {
      deep: "#1f4f9e",
      base: "#3f8fe0",
      mid: "#8fd0ff",
      light: "#e8f8ff",
      glow: "#fffbe0",
      accent: "#ffd36e",
    },
    {
      deep: "#52307e",
      base: "#a15fb8",
      mid: "#f29bb4",
      light: "#ffe3d3",
      glow: "#fff4d6",
      accent: "#ffce7a",
    },
    {
      deep: "#0f5a63",
      base: "#2fa69b",
      mid: "#92e3c4",
      light: "#f0fff2",
      glow: "#fffde2",
      accent: "#ffdd75",
    },
    {
      deep: "#241f5e",
      base: "#4a4bb0",
      mid: "#9a94ee",
      light: "#eadfff",
      glow: "#fff3ff",
      accent: "#9be7ff",
    },
  ],
  materials: ["sapphire", "gold", "amethyst", "ivory", "jade"],
  backdrop(sheet, c) {
    const { width: w, height: h } = sheet;
    const unit = Math.min(w, h) / 100;
    return [
      wash(
        sheet,
        linear(sheet, [
          [0, c.deep],
          [0.45, c.base],
          [0.8, c.mid],
          [1, c.light],
        ]),
      ),
      light(sheet, w * 0.5, h * 0.42, unit * 62, c.glow, 0.85),
      repeat(2, () => {
        const y = h * sheet.between(0.1, 0.35);
        return `<path d="M${n(-w * 0.1)} ${n(y + h * 0.25)}Q${n(w * 0.5)} ${n(y - h * 0.2)} ${n(w * 1.1)} ${n(y + h * 0.2)}" fill="none" stroke="${c.light}" stroke-opacity="0.4" stroke-width="${n(unit * sheet.between(0.4, 1.6))}"/>`;
      }),
      repeat(26, () =>
        star(
          sheet.between(0, w),
          sheet.between(0, h * 0.7),
          unit * sheet.between(0.4, 2.1),
          c.light,
        ),
      ),
      island(sheet, w * sheet.between(0.08, 0.16), h * sheet.between(0.3, 0.42), unit * 11, c),
      island(sheet, w * sheet.between(0.84, 0.93), h * sheet.between(0.2, 0.34), unit * 8, c),
      island(sheet, w * sheet.between(0.78, 0.88), h * sheet.between(0.58, 0.64), unit * 6, c),
      bank(sheet, h * 0.82, unit * 10, c.mid, 0.75),
      bank(sheet, h * 0.9, unit * 11, c.light, 0.85),
      bank(sheet, h * 0.99, unit * 12, "#ffffff", 0.92),
    ].join("");
  },
};

function star(x: number, y: number, r: number, color: string): string {
  const k = r * 0.16;
  return polygon(
    [
      [x, y - r],
      [x + k, y - k],
      [x + r, y],
      [x + k, y + k],
      [x, y + r],
      [x - k, y + k],
      [x - r, y],
      [x - k, y - k],
    ],
    color,
    'opacity="0.9"',
  );
}

function island(
  sheet: Sheet,
  x: number,
  y: number,
  r: number,
  c: { deep: string; base: string; light: string; accent: string },
): string {
  const rock = linear(sheet, [
    [0, c.base],
    [1, c.deep],
  ]);
  const roots = Array.from({ length: 7 }, (_, i): [number, number] => [
    x + r * (1 - i / 3),
    y + r * (i % 6 === 0 ? 0.1 : sheet.between(0.5, 1.5) * (i % 2 ? 1 : 0.6)),
  ]);
  return `${rock.def}${polygon([[x - r, y], [x + r, y], ...roots], rock.fill)}<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r * 1.06)}" ry="${n(r * 0.24)}" fill="${c.light}"/><ellipse cx="${n(x)}" cy="${n(y - r * 0.04)}" rx="${n(r * 0.98)}" ry="${n(r * 0.18)}" fill="${c.accent}"/>${polygon(
    [
      [x - r * 0.3, y - r * 0.05],
      [x - r * 0.3, y - r * 0.7],
      [x - r * 0.12, y - r],
      [x + r * 0.06, y - r * 0.7],
      [x + r * 0.06, y - r * 0.05],
    ],
    c.light,
  )}`;
}

/** A row of heaped clouds along `y`, down to the lower edge. */
function bank(sheet: Sheet, y: number, r: number, color: string, opacity: number): string {
  const count = Math.ceil(sheet.width / (r * 0.9)) + 2;
  const heaps = repeat(
    count,
    (index) =>
      `<circle cx="${n(index * r * 0.9)}" cy="${n(y + sheet.between(-0.35, 0.5) * r)}" r="${n(r * sheet.between(0.6, 1.15))}"/>`,
  );
  return `<g fill="${color}" opacity="${opacity}">${heaps}<rect y="${n(y + r * 0.2)}" width="${sheet.width}" height="${n(sheet.height)}"/></g>`;
}
