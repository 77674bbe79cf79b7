import type { MaterialName } from "../parts/materials";
import type { Palette } from "../parts/paint";
import type { Sheet } from "../sheet";

/** The look of one game: its colours, and the place where its pictures happen. */
export interface World {
  palettes: [Palette, ...Palette[]];
  materials: [MaterialName, ...MaterialName[]];
  /** Fills the whole sheet, square or wide, and leaves the middle quiet enough for an item. */
  backdrop(sheet: Sheet, palette: Palette): string;
}
