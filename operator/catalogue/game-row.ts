import { CHOICE_FACTS, FACT_KEYS, type FactKey, RANK_FACT } from "@storefront/contract/fact-keys";
import * as z from "zod";
import { name, text } from "./fields";

const definition = z.strictObject({
  title: name(20),
  unit: text(10).optional(),
  options: z.array(name(40)).max(200).optional(),
});

/** What the listings of a game may state: contract/fact-keys.ts. */
export const gameRow = z.strictObject({
  kind: z.literal("game"),
  name: name(100),
  facts: z
    .partialRecord(z.enum(FACT_KEYS), definition)
    .default({})
    .superRefine((facts, context) => {
      for (const [key, { unit, options = [] }] of Object.entries(facts)) {
        const report = (field: string, message: string) =>
          context.addIssue({ code: "custom", path: [key, field], message });
        if (!OF_OPTIONS.has(key as FactKey)) {
          if (options.length > 0) report("options", "are for ranks and choices only");
          continue;
        }
        if (unit) report("unit", "is for numbers only");
        if (options.length === 0) report("options", "are needed");
        if (new Set(options).size < options.length) report("options", "must differ");
      }
    }),
});

const OF_OPTIONS: ReadonlySet<FactKey> = new Set([RANK_FACT, ...CHOICE_FACTS]);

export type GameRow = z.output<typeof gameRow>;
