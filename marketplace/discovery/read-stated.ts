import type { statedFilter } from "@storefront/contract/discovery/discovery";
import type { SavedQuery } from "@storefront/contract/discovery/saved-search";
import type * as z from "zod";
import type { Db } from "../database/db";
import { readLexicon } from "./find-first";
import { readQueryText } from "./rules/query-text";
import { readTerms } from "./rules/search-terms";
import { splitQuery } from "./rules/split-query";
import { readStatedFilters, type StatedFilter } from "./rules/stated-filters";

/** A search whose filters are stated in words, as if the visitor had chosen them. */
export interface StatedSearch<Input> {
  input: Input;
  stated: readonly StatedFilter[];
}

/**
 * Turns the words of a search that state filters into these filters. Chosen filters win over stated ones.
 * @returns null when the words state none, or are to be taken as typed
 */
export async function readStated<Input extends SavedQuery & { sort?: string }>(
  db: Db,
  input: Input,
): Promise<StatedSearch<Input> | null> {
  if (input.q === undefined || input.exact) return null;
  const lexicon = await readLexicon(db);
  const { words, stated } = readStatedFilters(input.q, lexicon);
  if (stated.length === 0) return null;
  const { flags = [], ...filters } = mergeFilters(stated);
  const chosen = Object.entries(input).filter(([, value]) => value !== undefined);
  const isSortChosen = input.sort !== undefined && input.sort !== "default";
  const hasPrice = input.price_from !== undefined || input.price_to !== undefined;
  const { price_from, price_to, sort, ...others } = filters;
  return {
    stated,
    input: {
      ...others,
      ...(!hasPrice && { price_from, price_to }),
      ...(Object.fromEntries(chosen) as Input),
      ...(sort && !isSortChosen && "sort" in input && { sort }),
      ...(flags.length > 0 && {
        flags: [...new Set([...(input.flags?.split(",") ?? []), ...flags])].join(","),
      }),
      q:
        readTerms(splitQuery(readQueryText(words), lexicon), lexicon).length === 0
          ? undefined
          : words,
    },
  };
}

/** A stated filter as an answer has it: prices in yuan, as text. */
export function sentFilter({
  text,
  without,
  filters,
}: StatedFilter): z.output<typeof statedFilter> {
  const { price_from: from, price_to: to, ...others } = filters;
  return {
    ...{ text, without, ...others },
    ...(from !== undefined && { price_from: `${from}` }),
    ...(to !== undefined && { price_to: `${to}` }),
  };
}

function mergeFilters(stated: readonly StatedFilter[]) {
  const flags = stated.flatMap(({ filters }) => (filters.flags ? [filters.flags] : []));
  return { ...Object.assign({}, ...stated.map(({ filters }) => filters)), flags };
}
