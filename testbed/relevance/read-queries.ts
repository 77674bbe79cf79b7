import { readFileSync } from "node:fs";
import { LISTING_SORTS } from "@storefront/contract/discovery/discovery";
import { LISTING_KINDS } from "@storefront/contract/listing/listing-kinds";
import * as z from "zod";

const query = z.string().min(1).max(60);

/** Bounds that each result of a search keeps: prices in yuan, flags comma-separated. */
const bounds = z.strictObject({
  game: z.string().optional(),
  kind: z.enum(LISTING_KINDS).optional(),
  price_from: z.number().optional(),
  price_to: z.number().optional(),
  flags: z.string().optional(),
  delivery: z.number().optional(),
  sort: z.enum(LISTING_SORTS).optional(),
});

export type Bounds = z.output<typeof bounds>;

/**
 * What a buyer expects of a search as its first result: one of some listings, any listing of a game or kind, or no
 * result at all; or bounds that all results keep.
 */
const expectation = z.union([
  z.strictObject({ query, first: z.array(z.number().int().positive()).min(1) }),
  z.strictObject({ query, game: z.string(), kind: z.enum(LISTING_KINDS).optional() }),
  z.strictObject({ query, kind: z.enum(LISTING_KINDS) }),
  z.strictObject({ query, none: z.literal(true) }),
  z.strictObject({ query, within: bounds }),
]);

export type Expectation = z.output<typeof expectation>;

/**
 * Reads a list of queries: one JSON object a line.
 * @param path of a list in the format of `queries.jsonl`
 * @throws Error that names the invalid line
 */
export function readQueries(path: string): Expectation[] {
  const lines = readFileSync(path, "utf8").split("\n");
  return lines.flatMap((line, at) => {
    if (line.trim() === "") return [];
    try {
      return [expectation.parse(JSON.parse(line))];
    } catch (error) {
      throw new Error(`${path}, line ${at + 1} is no expectation of a search`, { cause: error });
    }
  });
}
