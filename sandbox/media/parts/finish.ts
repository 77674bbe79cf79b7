import { n, repeat, type Sheet } from "../sheet";
import { light, type Palette, polygon, radial, wash } from "./paint";

/** Darkens the edges to guide the eye to the middle. */
export const vignette = (sheet: Sheet, color: string, strength = 0.6) =>
  wash(
    sheet,
    radial(
      sheet,
      [
        [0, color, 0],
        [0.62, color, 0],
        [1, color, strength],
      ],
      0.5,
      0.48,
      0.76,
    ),
  );

/** Adds fine grain, which keeps flat colours from looking like plastic and gradients from banding. */
export function grain(sheet: Sheet, strength = 0.16): string {
  const id = sheet.id();
  return `<filter id="${id}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="0.85" numOctaves="2" seed="${Math.floor(sheet.between(1, 900))}"/><feColorMatrix values="0 0 0 0 0.5 0 0 0 0 0.5 0 0 0 0 0.5 1.6 0 0 0 -0.55"/></filter><rect width="${sheet.width}" height="${sheet.height}" filter="url(#${id})" opacity="${strength}" style="mix-blend-mode:overlay"/>`;
}

/** Sparks around the middle. */
export function sparks(sheet: Sheet, palette: Palette, count: number): string {
  const unit = Math.min(sheet.width, sheet.height) / 100;
  return repeat(count, () => {
    const turn = sheet.between(0, Math.PI * 2);
    const far = unit * sheet.between(26, 48);
    const [x, y] = [
      sheet.width / 2 + Math.cos(turn) * far * (sheet.width / sheet.height),
      sheet.height / 2 + Math.sin(turn) * far,
    ];
    const r = unit * sheet.between(0.5, 1.9);
    const k = r * 0.18;
    return `${light(sheet, x, y, r * 2.6, palette.glow, 0.75)}${polygon(
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
      "#ffffff",
      'opacity="0.95"',
    )}`;
  });
}

/** A shadow on the ground below a standing item. */
export function shade(
  sheet: Sheet,
  x: number,
  y: number,
  rx: number,
  ry: number,
  strength = 0.65,
): string {
  const { def, fill } = radial(sheet, [
    [0, "#000000", strength],
    [0.6, "#000000", strength * 0.45],
    [1, "#000000", 0],
  ]);
  return `${def}<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"/>`;
}
