import type { Drawing } from "../drawings";
import type { Icons } from "../icons";
import type { MaterialName } from "../parts/materials";
import type { Palette } from "../parts/paint";
import type { World } from "../worlds/world";

/** What a picture shows: the listing's drawing in colours of its own within its game. */
export interface Subject {
  id: number;
  art: Pick<Drawing, "rarity" | "icons">;
  icons: Icons;
  world: World;
  palette: Palette;
  material: MaterialName;
  /** Materials of the companions. */
  others: MaterialName[];
}

/** Things that exist in one material only. */
const NATURAL: [RegExp, MaterialName][] = [
  [/coin|crown|trophy|treasure|laurel|medal|rupee|profit|ticket/, "gold"],
  [/skull|card|dice|scroll|feather|bone/, "ivory"],
  [/lotus|leaf|tree|clover|vine|sprout/, "jade"],
  [/fire|burning|flame|heart|rose/, "ruby"],
  [/brick|crate|wood|hammer|chest|guitar/, "copper"],
];

/** @returns the subject of a listing; neighbours in a catalogue get different colours and materials */
export function subjectOf(art: Drawing, world: World, icons: Icons): Subject {
  const { id } = art;
  const palette = world.palettes[id % world.palettes.length] ?? world.palettes[0];
  const turn = Math.floor(id / world.palettes.length) + id;
  const of = (index: number) =>
    natural(art.icons[index]) ?? world.materials[(turn + index) % world.materials.length] ?? "gold";
  return {
    id,
    art,
    icons,
    world,
    palette,
    material: of(0),
    others: [of(1), of(2), of(3), of(4), of(5)],
  };
}

const natural = (icon = ""): MaterialName | undefined =>
  NATURAL.find(([word]) => word.test(icon))?.[1];

/** @returns the listing's icon at `index`, wrapping around */
export const iconAt = ({ art }: Subject, index: number): string =>
  art.icons[index % art.icons.length] ?? art.icons[0];
