import { grain, sparks, vignette } from "../parts/finish";
import { glyph } from "../parts/glyph";
import { item } from "../parts/item";
import { light, linear, polygon, wash } from "../parts/paint";
import { RARITY } from "../parts/rarity";
import { n, repeat, type Sheet } from "../sheet";
import { iconAt, type Subject } from "./subject";

/** A close-up: the item extends beyond the picture, with its companions in sockets along a slanted band. */
export function closeUp(sheet: Sheet, subject: Subject): string {
  const { palette, icons, material, art } = subject;
  const s = sheet.height;
  const { bright, main, dark } = RARITY[art.rarity];
  const flip = subject.id % 2 ? 1 : -1;
  const socket = linear(
    sheet,
    [
      [0, bright],
      [0.5, main],
      [1, dark],
    ],
    60,
  );
  const pattern = repeat(7, (row) =>
    repeat(7, (column) =>
      glyph(
        icons,
        iconAt(subject, 1),
        (column + (row % 2) / 2) * s * 0.16,
        row * s * 0.16,
        s * 0.09,
        palette.light,
        'opacity="0.08"',
        20 * flip,
      ),
    ),
  );
  const sockets = repeat(3, (index) => {
    const [x, y, r] = [s * (0.17 + index * 0.17), s * (0.86 - index * 0.012), s * 0.066];
    return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${palette.deep}" stroke="${socket.fill}" stroke-width="${n(s * 0.011)}"/>${glyph(icons, iconAt(subject, index + 1), x, y, r * 1.25, bright)}`;
  });
  return [
    wash(
      sheet,
      linear(
        sheet,
        [
          [0, palette.mid],
          [0.5, palette.base],
          [1, palette.deep],
        ],
        45 * flip + 90,
      ),
    ),
    pattern,
    repeat(4, (index) =>
      polygon(
        [
          [s * (0.1 + index * 0.2), 0],
          [s * (0.2 + index * 0.2), 0],
          [s * (-0.25 + index * 0.2), s],
          [s * (-0.35 + index * 0.2), s],
        ],
        palette.glow,
        `opacity="${n(sheet.between(0.05, 0.15))}"`,
      ),
    ),
    light(sheet, s * 0.6, s * 0.4, s * 0.62, palette.glow, 0.7),
    item(sheet, icons, iconAt(subject, 0), {
      x: s * 0.56,
      y: s * 0.44,
      size: s * 1.06,
      turn: 14 * flip,
      material,
      glow: palette.glow,
    }),
    vignette(sheet, palette.deep, 0.75),
    polygon(
      [
        [0, s * 0.8],
        [s, s * 0.74],
        [s, s],
        [0, s],
      ],
      palette.deep,
      'opacity="0.78"',
    ),
    polygon(
      [
        [0, s * 0.8],
        [s, s * 0.74],
        [s, s * 0.748],
        [0, s * 0.808],
      ],
      main,
    ),
    socket.def,
    sockets,
    sparks(sheet, palette, 8),
    grain(sheet),
  ].join("");
}
