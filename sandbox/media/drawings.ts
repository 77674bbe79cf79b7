import * as z from "zod";
import drawings from "./drawings.json";

export const RARITIES = ["fine", "rare", "epic", "legend", "mythic"] as const;
export type Rarity = (typeof RARITIES)[number];

/** The worlds in which pictures are set, one per game of the sample catalogue. */
const WORLD_NAMES = [
  "moba",
  "royale",
  "fantasy",
  "shooter",
  "anime",
  "sports",
  "sandbox",
  "card",
  "racing",
] as const;
export type WorldName = (typeof WORLD_NAMES)[number];

const drawing = z.strictObject({
  game: z.enum(WORLD_NAMES),
  rarity: z.enum(RARITIES),
  /** Icons to draw; the first is the thing for sale. */
  icons: z.tuple([z.string(), z.string(), z.string()]).rest(z.string()),
  pictures: z.int().min(2).max(6),
  /** Number of wide boards in the detail section. */
  boards: z.int().min(1).max(3),
});

/** What the pictures of a listing of the sample catalogue are drawn from. */
export type Drawing = z.output<typeof drawing> & { id: number };

/** By listing id. */
export const DRAWINGS: ReadonlyMap<number, Drawing> = new Map(
  Object.entries(z.record(z.string(), drawing).parse(drawings)).map(([id, each]) => [
    Number(id),
    { id: Number(id), ...each },
  ]),
);
