import { grain } from "../parts/finish";
import { glyph } from "../parts/glyph";
import { item } from "../parts/item";
import { light, polygon, radial, wash } from "../parts/paint";
import { RARITY } from "../parts/rarity";
import { n, repeat, type Sheet } from "../sheet";
import { iconAt, type Subject } from "./subject";

/** A poster on a light ground: a ring of small signs around the item, like cut paper. */
export function emblem(sheet: Sheet, subject: Subject): string {
  const { palette, icons, material, art } = subject;
  const s = sheet.height;
  const c = s / 2;
  const { main, dark } = RARITY[art.rarity];
  const petals = (count: number, r: number, half: number, color: string, more = "") =>
    repeat(count, (index) => {
      const turn = (index / count) * Math.PI * 2;
      const at = (far: number, t: number): [number, number] => [
        c + Math.cos(t) * far,
        c + Math.sin(t) * far,
      ];
      return polygon(
        [at(s * 0.16, turn), at(r * 0.8, turn - half), at(r, turn), at(r * 0.8, turn + half)],
        color,
        more,
      );
    });
  return [
    wash(
      sheet,
      radial(
        sheet,
        [
          [0, "#ffffff"],
          [0.5, palette.light],
          [1, palette.mid],
        ],
        0.5,
        0.5,
        0.75,
      ),
    ),
    petals(16, s * 0.72, 0.1, palette.mid, 'opacity="0.28"'),
    petals(16, s * 0.47, 0.13, palette.base, 'opacity="0.9"'),
    petals(16, s * 0.42, 0.1, palette.accent),
    `<circle cx="${n(c)}" cy="${n(c)}" r="${n(s * 0.33)}" fill="${palette.deep}"/><circle cx="${n(c)}" cy="${n(c)}" r="${n(s * 0.315)}" fill="none" stroke="${palette.accent}" stroke-width="${n(s * 0.006)}"/>`,
    repeat(12, (index) => {
      const turn = (index / 12) * Math.PI * 2 - Math.PI / 2;
      return glyph(
        icons,
        iconAt(subject, 1 + (index % 2)),
        c + Math.cos(turn) * s * 0.272,
        c + Math.sin(turn) * s * 0.272,
        s * 0.062,
        index % 2 ? palette.accent : palette.light,
        "",
        index * 30,
      );
    }),
    `<circle cx="${n(c)}" cy="${n(c)}" r="${n(s * 0.225)}" fill="${palette.base}" stroke="${main}" stroke-width="${n(s * 0.012)}"/><circle cx="${n(c)}" cy="${n(c)}" r="${n(s * 0.2)}" fill="none" stroke="${palette.light}" stroke-opacity="0.6" stroke-width="${n(s * 0.003)}"/>`,
    light(sheet, c, c, s * 0.2, palette.glow, 0.8),
    item(sheet, icons, iconAt(subject, 0), { x: c, y: c, size: s * 0.33, material, depth: 0.5 }),
    repeat(4, (index) => {
      const [x, y] = [index % 2 ? s * 0.09 : s * 0.91, index < 2 ? s * 0.09 : s * 0.91];
      return glyph(icons, iconAt(subject, 0), x, y, s * 0.085, dark);
    }),
    `<rect x="${n(s * 0.025)}" y="${n(s * 0.025)}" width="${n(s * 0.95)}" height="${n(s * 0.95)}" fill="none" stroke="${dark}" stroke-width="${n(s * 0.007)}"/>`,
    grain(sheet, 0.2),
  ].join("");
}
