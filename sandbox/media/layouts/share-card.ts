import { grain, shade, sparks, vignette } from "../parts/finish";
import { item } from "../parts/item";
import { light } from "../parts/paint";
import { frame } from "../parts/rarity";
import type { Sheet } from "../sheet";
import { tallCard } from "./fan";
import { iconAt, type Subject } from "./subject";

/** The picture for link previews: the item on the left, three cards on the right. */
export function shareCard(sheet: Sheet, subject: Subject): string {
  const { palette, icons, material, art } = subject;
  const { width: w, height: h } = sheet;
  return [
    subject.world.backdrop(sheet, palette),
    vignette(sheet, palette.deep, 0.8),
    light(sheet, w * 0.3, h * 0.47, h * 0.55, palette.glow, 0.7),
    shade(sheet, w * 0.3, h * 0.88, h * 0.34, h * 0.05),
    item(sheet, icons, iconAt(subject, 0), {
      x: w * 0.3,
      y: h * 0.47,
      size: h * 0.7,
      turn: -6,
      material,
      glow: palette.glow,
    }),
    tallCard(sheet, subject, { x: w * 0.62, y: h * 0.5, turn: -12, place: 1 }),
    tallCard(sheet, subject, { x: w * 0.84, y: h * 0.5, turn: 12, place: 2 }),
    sparks(sheet, palette, 12),
    grain(sheet),
    frame(sheet, art.rarity),
  ].join("");
}
