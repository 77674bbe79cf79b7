import type { Rarity } from "../drawings";
import { n, repeat, type Sheet } from "../sheet";
import { linear, polygon, radial } from "./paint";
import { RARITY } from "./rarity";

/** An inventory slot: lit ground in the colour of its rarity, bevelled edge. The item is drawn on top. */
export function slot(
  sheet: Sheet,
  x: number,
  y: number,
  w: number,
  h: number,
  rarity: Rarity,
): string {
  const { bright, main, dark } = RARITY[rarity];
  const ground = radial(
    sheet,
    [
      [0, main, 0.95],
      [0.7, dark, 0.95],
      [1, "#0b0d14", 0.95],
    ],
    0.5,
    0.42,
    0.75,
  );
  const edge = linear(
    sheet,
    [
      [0, bright],
      [0.5, main],
      [1, dark],
    ],
    60,
  );
  const wide = Math.min(w, h) * 0.03;
  return `${ground.def}${edge.def}<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${n(wide * 2.4)}" fill="${ground.fill}" stroke="${edge.fill}" stroke-width="${n(wide)}"/>${polygon(
    [
      [x + wide, y + h * 0.62],
      [x + wide, y + wide * 2],
      [x + wide * 2, y + wide],
      [x + w * 0.72, y + wide],
    ],
    "#ffffff",
    'opacity="0.09"',
  )}`;
}

/** A bar filled to `share`, with ticks. */
export function bar(
  sheet: Sheet,
  x: number,
  y: number,
  w: number,
  h: number,
  share: number,
  from: string,
  to: string,
): string {
  const fill = linear(
    sheet,
    [
      [0, from],
      [1, to],
    ],
    0,
  );
  return `${fill.def}<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${n(h / 2)}" fill="#05070d" opacity="0.65"/><rect x="${n(x)}" y="${n(y)}" width="${n(w * share)}" height="${n(h)}" rx="${n(h / 2)}" fill="${fill.fill}"/><rect x="${n(x + h * 0.3)}" y="${n(y + h * 0.16)}" width="${n(w * share - h * 0.6)}" height="${n(h * 0.26)}" rx="${n(h * 0.13)}" fill="#fff" opacity="0.4"/>`;
}

/** A row of five-pointed stars, the first `lit` of them filled. */
export function stars(
  x: number,
  y: number,
  r: number,
  lit: number,
  on: string,
  off: string,
): string {
  return repeat(5, (index) => {
    const cx = x + index * r * 2.5;
    const points = Array.from({ length: 10 }, (_, k): [number, number] => {
      const turn = -Math.PI / 2 + (k * Math.PI) / 5;
      const far = k % 2 ? r * 0.45 : r;
      return [cx + Math.cos(turn) * far, y + Math.sin(turn) * far];
    });
    return polygon(points, index < lit ? on : off);
  });
}
