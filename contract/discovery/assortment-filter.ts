import * as z from "zod";
import { LISTING_KINDS } from "../listing/listing-kinds";
import { text } from "../text/fields";

const commaSeparated = (value: string): string[] => value.split(",");

/** Limits an answer to the listings of an assortment: comma-separated lists, each omitted for all. */
export const assortmentFilter = z.object({
  kinds: z
    .string()
    .max(100)
    .transform(commaSeparated)
    .pipe(z.array(z.enum(LISTING_KINDS, "不支持的类目")))
    .optional(),
  /** Names of games. */
  games: text(2000).transform(commaSeparated).optional(),
  /** User ids. */
  sellers: z
    .string()
    .regex(/^[1-9]\d{0,9}(?:,[1-9]\d{0,9})*$/, "必须是逗号分隔的编号")
    .max(2000)
    .transform((value) => commaSeparated(value).map(Number))
    .pipe(z.array(z.number().max(2_147_483_647)))
    .optional(),
});

/** As the marketplace reads it. */
export type AssortmentFilter = z.output<typeof assortmentFilter>;
