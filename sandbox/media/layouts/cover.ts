import { grain, shade, sparks, vignette } from "../parts/finish";
import { glyph } from "../parts/glyph";
import { item } from "../parts/item";
import { light, linear, polygon, radial } from "../parts/paint";
import { frame, RARITY } from "../parts/rarity";
import { n, repeat, type Sheet } from "../sheet";
import { iconAt, type Subject } from "./subject";

type Stage = (sheet: Sheet, subject: Subject) => string;

/** The item stands free in the light. */
const free: Stage = (sheet, subject) => {
  const { palette, icons, material } = subject;
  const s = sheet.height;
  return [
    shade(sheet, s / 2, s * 0.83, s * 0.3, s * 0.055),
    light(sheet, s / 2, s * 0.47, s * 0.44, palette.glow, 0.5),
    item(sheet, icons, iconAt(subject, 0), {
      x: s / 2,
      y: s * 0.475,
      size: s * 0.62,
      turn: sheet.between(-7, 7),
      material,
      glow: palette.glow,
    }),
  ].join("");
};

/** The item in a metal disc with a toothed rim. */
const medallion: Stage = (sheet, subject) => {
  const { palette, icons, material, art } = subject;
  const s = sheet.height;
  const { bright, main, dark } = RARITY[art.rarity];
  const rim = linear(
    sheet,
    [
      [0, bright],
      [0.35, main],
      [0.5, dark],
      [0.65, main],
      [1, bright],
    ],
    50,
  );
  const plate = radial(
    sheet,
    [
      [0, palette.mid],
      [0.65, palette.base],
      [1, palette.deep],
    ],
    0.5,
    0.4,
    0.62,
  );
  const [c, y] = [s / 2, s * 0.475];
  return [
    shade(sheet, c, s * 0.86, s * 0.32, s * 0.06),
    rim.def,
    plate.def,
    repeat(
      24,
      (index) =>
        `<rect x="${n(c - s * 0.02)}" y="${n(y - s * 0.385)}" width="${n(s * 0.04)}" height="${n(s * 0.06)}" rx="${n(s * 0.008)}" fill="${rim.fill}" transform="rotate(${index * 15} ${n(c)} ${n(y)})"/>`,
    ),
    `<circle cx="${n(c)}" cy="${n(y)}" r="${n(s * 0.35)}" fill="${dark}"/><circle cx="${n(c)}" cy="${n(y)}" r="${n(s * 0.335)}" fill="${plate.fill}" stroke="${rim.fill}" stroke-width="${n(s * 0.032)}"/><circle cx="${n(c)}" cy="${n(y)}" r="${n(s * 0.3)}" fill="none" stroke="${bright}" stroke-opacity="0.5" stroke-width="${n(s * 0.004)}" stroke-dasharray="${n(s * 0.012)} ${n(s * 0.012)}"/>`,
    glyph(icons, iconAt(subject, 2), c, y, s * 0.56, palette.light, 'opacity="0.13"'),
    light(sheet, c, y, s * 0.27, palette.glow, 0.7),
    item(sheet, icons, iconAt(subject, 0), {
      x: c,
      y,
      size: s * 0.5,
      material,
      glow: palette.glow,
    }),
  ].join("");
};

/** The item in front of a burst, two companions behind it. */
const burst: Stage = (sheet, subject) => {
  const { palette, icons, material, others } = subject;
  const s = sheet.height;
  const shards = repeat(16, (index) => {
    const turn = ((index * 22.5 + sheet.between(-7, 7)) * Math.PI) / 180;
    const [near, far, half] = [
      s * sheet.between(0.2, 0.28),
      s * sheet.between(0.38, 0.5),
      sheet.between(0.02, 0.07),
    ];
    const at = (r: number, t: number): [number, number] => [
      s / 2 + Math.cos(t) * r,
      s * 0.47 + Math.sin(t) * r,
    ];
    return polygon(
      [at(near, turn - half), at(far, turn), at(near, turn + half)],
      sheet.pick([palette.accent, palette.glow, palette.light]),
      'opacity="0.8"',
    );
  });
  return [
    light(sheet, s / 2, s * 0.47, s * 0.5, palette.glow, 0.6),
    shards,
    item(sheet, icons, iconAt(subject, 1), {
      x: s * 0.25,
      y: s * 0.33,
      size: s * 0.28,
      turn: -18,
      material: others[0] ?? material,
      depth: 0.5,
    }),
    item(sheet, icons, iconAt(subject, 2), {
      x: s * 0.76,
      y: s * 0.32,
      size: s * 0.27,
      turn: 16,
      material: others[1] ?? material,
      depth: 0.5,
    }),
    shade(sheet, s / 2, s * 0.86, s * 0.27, s * 0.05),
    item(sheet, icons, iconAt(subject, 0), {
      x: s / 2,
      y: s * 0.53,
      size: s * 0.58,
      turn: sheet.pick([-12, 12]),
      material,
      glow: palette.glow,
    }),
  ].join("");
};

/** The item on a hanging shield of cloth and metal. */
const crest: Stage = (sheet, subject) => {
  const { palette, icons, material, art } = subject;
  const s = sheet.height;
  const { bright, main, dark } = RARITY[art.rarity];
  const cloth = linear(sheet, [
    [0, palette.mid],
    [0.5, palette.base],
    [1, palette.deep],
  ]);
  const edge = linear(
    sheet,
    [
      [0, bright],
      [0.4, main],
      [0.7, dark],
      [1, main],
    ],
    60,
  );
  const shape = (k: number) => {
    const [x, y] = [s * 0.31 * k, s * 0.37 * k];
    return `M${n(s / 2 - x)} ${n(s * 0.46 - y)}L${n(s / 2)} ${n(s * 0.46 - y * 1.1)}L${n(s / 2 + x)} ${n(s * 0.46 - y)}V${n(s * 0.46 + y * 0.35)}Q${n(s / 2 + x * 0.9)} ${n(s * 0.46 + y * 0.8)} ${n(s / 2)} ${n(s * 0.46 + y * 1.14)}Q${n(s / 2 - x * 0.9)} ${n(s * 0.46 + y * 0.8)} ${n(s / 2 - x)} ${n(s * 0.46 + y * 0.35)}Z`;
  };
  return [
    shade(sheet, s / 2, s * 0.88, s * 0.28, s * 0.05),
    cloth.def,
    edge.def,
    `<path d="${shape(1.06)}" fill="${dark}"/><path d="${shape(1)}" fill="${cloth.fill}" stroke="${edge.fill}" stroke-width="${n(s * 0.03)}"/><path d="${shape(0.88)}" fill="none" stroke="${bright}" stroke-opacity="0.55" stroke-width="${n(s * 0.005)}"/>`,
    repeat(5, (index) =>
      glyph(
        icons,
        iconAt(subject, 1),
        s * (0.3 + index * 0.1),
        s * (index % 2 ? 0.24 : 0.68),
        s * 0.09,
        palette.light,
        'opacity="0.18"',
      ),
    ),
    light(sheet, s / 2, s * 0.46, s * 0.3, palette.glow, 0.75),
    item(sheet, icons, iconAt(subject, 0), {
      x: s / 2,
      y: s * 0.455,
      size: s * 0.5,
      material,
      glow: palette.glow,
    }),
  ].join("");
};

const STAGES: [Stage, ...Stage[]] = [free, medallion, burst, crest];

/** The first picture of a listing: the item for sale in its world, in the frame of its rarity. */
export function cover(sheet: Sheet, subject: Subject): string {
  const stage = STAGES[subject.id % STAGES.length] ?? free;
  const rich = RARITY[subject.art.rarity].gems;
  return [
    subject.world.backdrop(sheet, subject.palette),
    vignette(sheet, subject.palette.deep, 0.72),
    stage(sheet, subject),
    sparks(sheet, subject.palette, 3 + rich * 3),
    grain(sheet),
    frame(sheet, subject.art.rarity),
  ].join("");
}
