import type { GoodsView } from "./goods-view";

type Parameter = GoodsView["parameters"][number];

/** A parameter that lists things with their rarity, 代表皮肤: drawn as tiles. */
export interface AttributeWall {
  title: string;
  /** In the seller's order, which begins with the rarest. */
  groups: { rarity: string; names: string[] }[];
}

/** The rarity at the end of 霜月（典藏）. */
const RARITY = /[（(]([^（）()]{1,12})[）)]$/;
/** Fewer things are a line of the table. */
const FEWEST = 3;

/** Separates the parameters into walls of tiles and rows of a table, so that none is shown twice. */
export function attributeWalls(parameters: readonly Parameter[]): {
  walls: AttributeWall[];
  rows: Parameter[];
} {
  const walls: AttributeWall[] = [];
  const rows: Parameter[] = [];
  for (const parameter of parameters) {
    const groups = rarityGroups(parameter.values);
    if (groups === null) rows.push(parameter);
    else walls.push({ title: parameter.title, groups });
  }
  return { walls, rows };
}

/** @returns null when the values are too few, or one of them has no rarity */
function rarityGroups(values: readonly string[]): AttributeWall["groups"] | null {
  if (values.length < FEWEST) return null;
  const groups = new Map<string, string[]>();
  for (const value of values) {
    const match = RARITY.exec(value);
    const rarity = match?.[1];
    const name = value.slice(0, match?.index).trimEnd();
    if (rarity === undefined || name === "") return null;
    groups.set(rarity, [...(groups.get(rarity) ?? []), name]);
  }
  return [...groups].map(([rarity, names]) => ({ rarity, names }));
}
