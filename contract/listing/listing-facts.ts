import * as z from "zod";
import {
  CHOICE_FACTS,
  FACT_KEYS,
  MAX_FACT_NUMBER,
  type NumberFact,
  type RANK_FACT,
} from "./fact-keys";

/** A fact as lists show it: 皮肤, "142 款". `title` and `text` follow the game's catalog. */
export const listingFact = z.object({
  key: z.enum(FACT_KEYS),
  title: z.string(),
  text: z.string(),
});

/** A fact that a game's listings can be filtered by. */
export const gameFact = z.object({
  key: z.enum(FACT_KEYS),
  title: z.string(),
  /** Unit of a number: 款, 级. */
  unit: z.string(),
  /** Choices in menu order; ranks from the lowest to the highest; none for numbers. */
  options: z.array(z.string()),
});

/** Most options that one filter may name. */
const MAX_OPTIONS = 20;
const option = z.string().min(1).max(40);
const number = z.number().int().min(0).max(MAX_FACT_NUMBER).nullable();

/** Options per choice: a listing matches one of them. */
export const choicesFilter = z.partialRecord(
  z.enum(CHOICE_FACTS),
  z.array(option).min(1).max(MAX_OPTIONS),
);

const numbers = z.tuple([number, number]).optional();

/** Lower and upper bound per fact, both included; null: unbounded. A rank is named. */
export const rangesFilter = z.strictObject({
  rank: z.tuple([option.nullable(), option.nullable()]).optional(),
  level: numbers,
  heroes: numbers,
  skins: numbers,
  rare: numbers,
  score: numbers,
} satisfies Record<NumberFact | typeof RANK_FACT, unknown>);
