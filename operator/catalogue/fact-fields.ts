import {
  CHOICE_FACTS,
  MAX_FACT_NUMBER,
  NUMBER_FACTS,
  type NumberFact,
  RANK_FACT,
} from "@storefront/contract/listing/fact-keys";
import * as z from "zod";
import { name } from "./fields";

const option = name(40);
const number = z.int().min(0).max(MAX_FACT_NUMBER).optional();
const choice = z
  .array(option)
  .max(20)
  .optional()
  .refine((options = []) => new Set(options).size === options.length, "must differ");

const numbers = Object.fromEntries(NUMBER_FACTS.map((key) => [key, number])) as Record<
  NumberFact,
  typeof number
>;
const [system, server, face] = CHOICE_FACTS;

/** The facts of a listing, each by itself; which of them there are depends on its game. */
export const factFields = z.strictObject({
  [RANK_FACT]: option.optional(),
  ...numbers,
  [system]: choice,
  [server]: choice,
  [face]: choice,
});
