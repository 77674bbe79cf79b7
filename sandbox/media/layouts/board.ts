import { RARITIES, type Rarity } from "../drawings";
import { grain } from "../parts/finish";
import { glyph } from "../parts/glyph";
import { item } from "../parts/item";
import { light, linear, wash } from "../parts/paint";
import { frame, RARITY } from "../parts/rarity";
import { bar, slot, stars } from "../parts/slot";
import { repeat, type Sheet } from "../sheet";
import { iconAt, type Subject } from "./subject";

/** Returns the rarity `down` steps below. */
export const lower = (rarity: Rarity, down: number): Rarity =>
  RARITIES[Math.max(0, RARITIES.indexOf(rarity) - down)] ?? "fine";

/** The contents: one large slot, five small ones, and bars that rate them. */
export function board(sheet: Sheet, subject: Subject): string {
  const { palette, icons, material, art, others } = subject;
  const s = sheet.height;
  const { bright, main } = RARITY[art.rarity];
  const [left, top, gap, big] = [s * 0.075, s * 0.08, s * 0.022, s * 0.55];
  const small = (big - gap) / 2;
  const side = s - left * 2 - big - gap;
  const mirrored = subject.id % 2 === 1;
  const x = (value: number, wide: number) => (mirrored ? s - value - wide : value);
  const places: [number, number, number, number][] = [
    [left + big + gap, top, side, small],
    [left + big + gap, top + small + gap, side, small],
    ...Array.from({ length: 4 }, (_, i): [number, number, number, number] => {
      const wide = (s - left * 2 - gap * 3) / 4;
      return [left + i * (wide + gap), top + big + gap, wide, wide * 0.86];
    }),
  ];
  const things = places.map(([px, py, w, h], index) => {
    const rarity = lower(art.rarity, (index % 3) + (index > 3 ? 1 : 0));
    const [cx, cy] = [x(px, w) + w / 2, py + h / 2];
    const name = iconAt(subject, index + 1);
    const size = Math.min(w, h) * 0.7;
    const thing =
      index < 2
        ? item(sheet, icons, name, {
            x: cx,
            y: cy,
            size,
            material: others[index] ?? material,
            depth: 0.4,
          })
        : `${glyph(icons, name, cx, cy + size * 0.04, size, "#000", 'opacity="0.4"')}${glyph(icons, name, cx, cy, size, RARITY[rarity].bright)}`;
    return slot(sheet, x(px, w), py, w, h, rarity) + thing;
  });
  const base = top + big + gap + ((s - left * 2 - gap * 3) / 4) * 0.86;
  return [
    wash(
      sheet,
      linear(
        sheet,
        [
          [0, palette.base],
          [1, palette.deep],
        ],
        60,
      ),
    ),
    repeat(6, (index) =>
      glyph(
        icons,
        iconAt(subject, 0),
        s * (0.1 + index * 0.17),
        s * (index % 2 ? 0.2 : 0.75),
        s * 0.3,
        palette.light,
        'opacity="0.05"',
        -15,
      ),
    ),
    light(sheet, x(left, big) + big / 2, top + big / 2, s * 0.5, palette.glow, 0.45),
    slot(sheet, x(left, big), top, big, big, art.rarity),
    light(sheet, x(left, big) + big / 2, top + big * 0.46, big * 0.48, bright, 0.7),
    item(sheet, icons, iconAt(subject, 0), {
      x: x(left, big) + big / 2,
      y: top + big * 0.46,
      size: big * 0.72,
      material,
      glow: palette.glow,
    }),
    stars(
      x(left, big) + big / 2 - big * 0.2,
      top + big * 0.915,
      big * 0.038,
      RARITY[art.rarity].gems,
      "#ffe08a",
      "#00000066",
    ),
    things.join(""),
    repeat(2, (index) =>
      bar(
        sheet,
        left,
        base + s * (0.035 + index * 0.045),
        s - left * 2,
        s * 0.022,
        sheet.between(0.55, 0.97),
        index ? palette.mid : main,
        index ? palette.light : bright,
      ),
    ),
    grain(sheet, 0.12),
    frame(sheet, art.rarity),
  ].join("");
}
