import { grain, shade, sparks, vignette } from "../parts/finish";
import { glyph } from "../parts/glyph";
import { item } from "../parts/item";
import { light, linear, polygon, wash } from "../parts/paint";
import { RARITY } from "../parts/rarity";
import { bar, slot, stars } from "../parts/slot";
import { n, repeat, type Sheet } from "../sheet";
import { lower } from "./board";
import { iconAt, type Subject } from "./subject";

type Wide = (sheet: Sheet, subject: Subject) => string;

/** The item in its world on the left, its contents row by row on the right. */
const contents: Wide = (sheet, subject) => {
  const { palette, icons, material, others, art } = subject;
  const { width: w, height: h } = sheet;
  const { bright, main } = RARITY[art.rarity];
  const rows = repeat(3, (index) => {
    const [x, y, tall] = [w * 0.535, h * (0.13 + index * 0.258), h * 0.222];
    const rarity = lower(art.rarity, index);
    return `<rect x="${n(x)}" y="${n(y)}" width="${n(w * 0.41)}" height="${n(tall)}" rx="${n(h * 0.02)}" fill="${palette.deep}" fill-opacity="0.8" stroke="${main}" stroke-opacity="0.6" stroke-width="2"/>${slot(sheet, x + tall * 0.1, y + tall * 0.1, tall * 0.8, tall * 0.8, rarity)}${item(sheet, icons, iconAt(subject, index + 1), { x: x + tall / 2, y: y + tall / 2, size: tall * 0.56, material: others[index] ?? material, depth: 0.4 })}${stars(x + tall * 1.25, y + tall * 0.3, tall * 0.09, RARITY[rarity].gems, bright, "#ffffff30")}${bar(sheet, x + tall * 1.15, y + tall * 0.48, w * 0.41 - tall * 1.4, tall * 0.11, sheet.between(0.6, 0.96), main, bright)}${bar(sheet, x + tall * 1.15, y + tall * 0.7, w * 0.41 - tall * 1.4, tall * 0.11, sheet.between(0.4, 0.9), palette.mid, palette.light)}`;
  });
  return [
    subject.world.backdrop(sheet, palette),
    vignette(sheet, palette.deep, 0.6),
    light(sheet, w * 0.28, h * 0.48, h * 0.55, palette.glow, 0.75),
    shade(sheet, w * 0.28, h * 0.88, h * 0.34, h * 0.06),
    item(sheet, icons, iconAt(subject, 0), {
      x: w * 0.28,
      y: h * 0.49,
      size: h * 0.68,
      turn: -5,
      material,
      glow: palette.glow,
    }),
    rows,
    grain(sheet),
  ].join("");
};

const STEP_ICONS = ["shopping-cart", "smartphone", "key-card", "present"] as const;

/** The steps from the order to the goods: four stations on a path. */
const path: Wide = (sheet, subject) => {
  const { palette, icons, art } = subject;
  const { width: w, height: h } = sheet;
  const { bright, main, dark } = RARITY[art.rarity];
  const rim = linear(
    sheet,
    [
      [0, bright],
      [0.5, main],
      [1, dark],
    ],
    50,
  );
  const at = (index: number): [number, number] => [
    w * (0.155 + index * 0.23),
    h * (index % 2 ? 0.4 : 0.58),
  ];
  const line = STEP_ICONS.map((_, index) => at(index));
  const curve = line
    .map(([x, y], index) => {
      const before = line[index - 1];
      if (!before) return `M${n(-w * 0.05)} ${n(h * 0.45)}Q${n(w * 0.04)} ${n(y)} ${n(x)} ${n(y)}`;
      const half = (x - before[0]) / 2;
      return `C${n(before[0] + half)} ${n(before[1])} ${n(x - half)} ${n(y)} ${n(x)} ${n(y)}`;
    })
    .join("");
  return [
    wash(
      sheet,
      linear(
        sheet,
        [
          [0, palette.base],
          [1, palette.deep],
        ],
        35,
      ),
    ),
    repeat(24, (index) =>
      glyph(
        icons,
        iconAt(subject, index % 3),
        w * (0.04 + (index % 8) * 0.135),
        h * (0.16 + Math.floor(index / 8) * 0.34),
        h * 0.14,
        palette.light,
        'opacity="0.06"',
        -15,
      ),
    ),
    light(sheet, w * 0.5, h * 0.5, h * 0.9, palette.mid, 0.7),
    `<path d="${curve}S${n(w * 0.98)} ${n(h * 0.45)} ${n(w * 1.05)} ${n(h * 0.5)}" fill="none" stroke="${palette.deep}" stroke-width="${n(h * 0.07)}" stroke-opacity="0.55"/><path d="${curve}S${n(w * 0.98)} ${n(h * 0.45)} ${n(w * 1.05)} ${n(h * 0.5)}" fill="none" stroke="${palette.accent}" stroke-width="${n(h * 0.012)}" stroke-dasharray="${n(h * 0.03)} ${n(h * 0.02)}"/>`,
    rim.def,
    repeat(4, (index) => {
      const [x, y] = at(index);
      const r = h * 0.165;
      return `${shade(sheet, x, y + r * 1.2, r * 1.05, r * 0.25)}<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${palette.deep}" stroke="${rim.fill}" stroke-width="${n(h * 0.022)}"/>${light(sheet, x, y, r * 0.9, palette.glow, 0.55)}${item(sheet, icons, index === 3 ? iconAt(subject, 0) : (STEP_ICONS[index] ?? "present"), { x, y, size: r * 1.2, material: index === 3 ? subject.material : ((["silver", "sapphire", "gold"] as const)[index % 3] ?? "gold"), depth: 0.5 })}${repeat(4, (dot) => `<circle cx="${n(x + (dot - 1.5) * r * 0.3)}" cy="${n(y + r * 1.5)}" r="${n(r * 0.08)}" fill="${bright}" opacity="${dot <= index ? 1 : 0.25}"/>`)}`;
    }),
    grain(sheet),
  ].join("");
};

/** All items in a row, the best one in the middle and highest. */
const lineUp: Wide = (sheet, subject) => {
  const { palette, icons, material, others, art } = subject;
  const { width: w, height: h } = sheet;
  const { bright, main } = RARITY[art.rarity];
  const block = linear(sheet, [
    [0, palette.mid],
    [1, palette.deep],
  ]);
  const order = [3, 1, 0, 2, 4];
  const plinths = order.map((place, index) => {
    const [x, top, wide] = [
      w * (0.5 + (index - 2) * 0.185),
      h * (0.66 + Math.abs(index - 2) * 0.065),
      w * 0.16,
    ];
    const size = h * (place === 0 ? 0.44 : 0.27);
    return `${polygon(
      [
        [x - wide / 2, top],
        [x + wide / 2, top],
        [x + wide / 2, h],
        [x - wide / 2, h],
      ],
      block.fill,
    )}<ellipse cx="${n(x)}" cy="${n(top)}" rx="${n(wide / 2)}" ry="${n(wide * 0.1)}" fill="${palette.base}" stroke="${place === 0 ? bright : main}" stroke-width="3"/>${light(sheet, x, top - size * 0.5, size * 0.8, palette.glow, 0.55)}${shade(sheet, x, top, wide * 0.36, wide * 0.07)}${item(sheet, icons, iconAt(subject, place), { x, y: top - size * 0.52, size, material: place === 0 ? material : (others[place - 1] ?? material), glow: place === 0 ? palette.glow : undefined, depth: 0.6 })}`;
  });
  return [
    subject.world.backdrop(sheet, palette),
    vignette(sheet, palette.deep, 0.75),
    block.def,
    plinths.join(""),
    sparks(sheet, palette, 12),
    grain(sheet),
  ].join("");
};

const BOARDS: [Wide, ...Wide[]] = [contents, path, lineUp];

/** Icons that detail boards need besides those of the listing. */
export const WIDE_ICONS: readonly string[] = STEP_ICONS;

/** Wide board `number` (1–3) of the detail section. */
export const detailBoard = (sheet: Sheet, subject: Subject, number: number): string =>
  (BOARDS[(number - 1) % BOARDS.length] ?? contents)(sheet, subject);
