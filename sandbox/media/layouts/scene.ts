import { grain, shade, sparks, vignette } from "../parts/finish";
import { item } from "../parts/item";
import { light, linear, polygon } from "../parts/paint";
import { RARITY } from "../parts/rarity";
import { n, repeat, type Sheet } from "../sheet";
import { iconAt, type Subject } from "./subject";

/** A wide view of the world: the item on a stepped plinth, its companions in an arc above. */
export function scene(sheet: Sheet, subject: Subject): string {
  const { palette, icons, material, others, art } = subject;
  const s = sheet.height;
  const c = sheet.width / 2;
  const { bright, main, dark } = RARITY[art.rarity];
  const stone = linear(
    sheet,
    [
      [0, palette.deep],
      [0.5, palette.mid],
      [1, palette.deep],
    ],
    0,
  );
  const steps = repeat(3, (index) => {
    const [half, y, tall] = [s * (0.36 - index * 0.07), s * (0.9 - index * 0.075), s * 0.08];
    return `<ellipse cx="${n(c)}" cy="${n(y + tall)}" rx="${n(half)}" ry="${n(half * 0.17)}" fill="${palette.deep}"/>${polygon(
      [
        [c - half, y],
        [c + half, y],
        [c + half, y + tall],
        [c - half, y + tall],
      ],
      stone.fill,
    )}<ellipse cx="${n(c)}" cy="${n(y)}" rx="${n(half)}" ry="${n(half * 0.17)}" fill="${palette.base}" stroke="${index === 2 ? bright : main}" stroke-width="${n(s * 0.006)}"/>`;
  });
  const companions = repeat(Math.min(5, art.icons.length - 1), (index) => {
    const count = Math.min(5, art.icons.length - 1);
    const turn = ((count === 1 ? 0.5 : index / (count - 1)) * 130 + 205) * (Math.PI / 180);
    const [x, y] = [c + Math.cos(turn) * s * 0.38, s * 0.52 + Math.sin(turn) * s * 0.36];
    return `${light(sheet, x, y, s * 0.13, palette.glow, 0.6)}${item(sheet, icons, iconAt(subject, index + 1), { x, y, size: s * 0.17, turn: (index - (count - 1) / 2) * 9, material: others[index % others.length] ?? material, depth: 0.4 })}`;
  });
  return [
    subject.world.backdrop(sheet, subject.palette),
    polygon(
      [
        [c - s * 0.09, 0],
        [c + s * 0.09, 0],
        [c + s * 0.27, s * 0.76],
        [c - s * 0.27, s * 0.76],
      ],
      palette.glow,
      'opacity="0.22"',
    ),
    vignette(sheet, palette.deep, 0.7),
    stone.def,
    shade(sheet, c, s * 0.99, s * 0.5, s * 0.08, 0.8),
    steps,
    `<ellipse cx="${n(c)}" cy="${n(s * 0.75)}" rx="${n(s * 0.17)}" ry="${n(s * 0.026)}" fill="${main}" opacity="0.75"/><ellipse cx="${n(c)}" cy="${n(s * 0.75)}" rx="${n(s * 0.12)}" ry="${n(s * 0.018)}" fill="${dark}" opacity="0.5"/>`,
    light(sheet, c, s * 0.58, s * 0.34, palette.glow, 0.65),
    item(sheet, icons, iconAt(subject, 0), {
      x: c,
      y: s * 0.56,
      size: s * 0.38,
      material,
      glow: palette.glow,
    }),
    companions,
    sparks(sheet, palette, 14),
    grain(sheet),
  ].join("");
}
