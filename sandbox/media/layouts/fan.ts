import { grain, shade, sparks, vignette } from "../parts/finish";
import { glyph } from "../parts/glyph";
import { item } from "../parts/item";
import { light, linear, radial, wash } from "../parts/paint";
import { RARITY } from "../parts/rarity";
import { stars } from "../parts/slot";
import { n, repeat, type Sheet } from "../sheet";
import { lower } from "./board";
import { iconAt, type Subject } from "./subject";

/** Three tall cards in a fan, the best one in front. */
export function fan(sheet: Sheet, subject: Subject): string {
  const { palette } = subject;
  const { width: w, height: s } = sheet;
  return [
    wash(
      sheet,
      radial(
        sheet,
        [
          [0, palette.mid],
          [0.6, palette.base],
          [1, palette.deep],
        ],
        0.5,
        0.45,
        0.75,
      ),
    ),
    repeat(
      24,
      (index) =>
        `<path d="M${n(w / 2)} ${n(s * 1.08)}L${n(w / 2 + (index - 11.5) * s * 0.13)} ${n(-s * 0.1)}" stroke="${palette.light}" stroke-opacity="${index % 2 ? 0.05 : 0.13}" stroke-width="${n(s * 0.02)}"/>`,
    ),
    light(sheet, w / 2, s * 0.48, s * 0.6, palette.glow, 0.55),
    vignette(sheet, palette.deep),
    tallCard(sheet, subject, { x: w / 2 - s * 0.255, y: s * 0.5, turn: -15, place: 1 }),
    tallCard(sheet, subject, { x: w / 2 + s * 0.255, y: s * 0.5, turn: 15, place: 2 }),
    shade(sheet, w / 2, s * 0.93, s * 0.32, s * 0.05),
    tallCard(sheet, subject, { x: w / 2, y: s * 0.485, turn: 0, place: 0 }),
    sparks(sheet, palette, 10),
    grain(sheet),
  ].join("");
}

/** One card: a lit window with the item above a plate of stars; smaller when it stands behind. */
export function tallCard(
  sheet: Sheet,
  subject: Subject,
  at: { x: number; y: number; turn: number; place: number },
): string {
  const { palette, icons, material, art, others } = subject;
  const rarity = lower(art.rarity, at.place);
  const { bright, main, dark, gems } = RARITY[rarity];
  const h = sheet.height * (at.place === 0 ? 0.76 : 0.6);
  const w = h * 0.66;
  const edge = linear(
    sheet,
    [
      [0, bright],
      [0.3, main],
      [0.55, dark],
      [0.8, main],
      [1, bright],
    ],
    50,
  );
  const ground = radial(
    sheet,
    [
      [0, main],
      [0.6, dark],
      [1, palette.deep],
    ],
    0.5,
    0.4,
    0.7,
  );
  const name = iconAt(subject, at.place);
  const inset = w * 0.07;
  return `<g transform="translate(${n(at.x)} ${n(at.y)}) rotate(${at.turn})">${edge.def}${ground.def}
<rect x="${n(-w / 2 + w * 0.02)}" y="${n(-h / 2 + h * 0.03)}" width="${n(w)}" height="${n(h)}" rx="${n(w * 0.07)}" fill="#000" opacity="0.4"/>
<rect x="${n(-w / 2)}" y="${n(-h / 2)}" width="${n(w)}" height="${n(h)}" rx="${n(w * 0.07)}" fill="${edge.fill}"/>
<rect x="${n(-w / 2 + inset * 0.45)}" y="${n(-h / 2 + inset * 0.45)}" width="${n(w - inset * 0.9)}" height="${n(h - inset * 0.9)}" rx="${n(w * 0.05)}" fill="${palette.deep}"/>
<rect x="${n(-w / 2 + inset)}" y="${n(-h / 2 + inset)}" width="${n(w - inset * 2)}" height="${n(h * 0.76)}" rx="${n(w * 0.03)}" fill="${ground.fill}" stroke="${main}" stroke-width="${n(w * 0.008)}"/>
${glyph(icons, iconAt(subject, at.place + 2), 0, -h * 0.07, w * 0.8, bright, 'opacity="0.14"')}
${light(sheet, 0, -h * 0.07, w * 0.44, bright, 0.6)}
${item(sheet, icons, name, { x: 0, y: -h * 0.07, size: w * 0.66, material: at.place === 0 ? material : (others[at.place - 1] ?? material), glow: at.place === 0 ? palette.glow : undefined, depth: 0.6 })}
${stars(-w * 0.25, h * 0.4, w * 0.05, gems, bright, "#ffffff33")}
</g>`;
}
