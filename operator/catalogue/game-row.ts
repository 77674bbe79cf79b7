import {
  CHOICE_FACTS,
  FACT_KEYS,
  type FactKey,
  RANK_FACT,
} from "@storefront/contract/listing/fact-keys";
import type { games } from "@storefront/marketplace/database/schema";
import * as z from "zod";
import { name, text } from "./fields";

const definition = z.strictObject({
  title: name(20),
  unit: text(10).optional(),
  options: z.array(name(40)).max(200).optional(),
});

/** Characters of a game's alias, and how many a game may have. */
export const ALIAS_LENGTH = 20;
export const MOST_ALIASES = 20;

/** What the listings of a game may state: contract/listing/fact-keys.ts. */
export const gameRow = z.strictObject({
  kind: z.literal("game"),
  name: name(100),
  /** Other names that buyers search it by; left as they are if it is left out. */
  aliases: z.array(name(ALIAS_LENGTH)).max(MOST_ALIASES).optional(),
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

type StoredGame = Pick<typeof games.$inferSelect, "name" | "facts" | "aliases">;

/** @returns the catalog row of a game */
export const gameRowOf = ({ name, facts, aliases }: StoredGame): z.input<typeof gameRow> => ({
  kind: "game",
  name,
  ...(aliases.length > 0 && { aliases: [...aliases] }),
  facts: Object.fromEntries(
    Object.entries(facts).map(([key, { options, ...definition }]) => [
      key,
      options ? { ...definition, options: [...options] } : definition,
    ]),
  ),
});
