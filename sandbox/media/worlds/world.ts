import type { MaterialName } from "../parts/materials";
import type { Palette } from "../parts/paint";
import type { Sheet } from "../sheet";

/** The look of a game: its colours and the setting of its pictures. */
export interface World {
  palettes: [Palette, ...Palette[]];
  materials: [MaterialName, ...MaterialName[]];
  /** Fills the complete sheet, square or wide, leaving the middle quiet enough for an item. */
  backdrop(sheet: Sheet, palette: Palette): string;
}
