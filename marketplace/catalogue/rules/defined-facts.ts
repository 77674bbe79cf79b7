import {
  FACT_KEYS,
  type FactKey,
  type GameFacts,
  type ListingFacts,
} from "@storefront/contract/listing/fact-keys";

/** A fact, or one of its options, that a game does not define. */
export interface UndefinedFact {
  key: FactKey;
  /** null: the game has no such fact. */
  option: string | null;
}

/** Returns what a listing states beyond the facts that its game defines. */
export const findUndefinedFacts = (facts: ListingFacts, game: GameFacts): UndefinedFact[] =>
  FACT_KEYS.flatMap((key): UndefinedFact[] => {
    const value = facts[key];
    if (value === undefined) return [];
    if (!game[key]) return [{ key, option: null }];
    return undefinedOptions(value, game[key].options).map((option) => ({ key, option }));
  });

/** Returns the facts of a listing that its game defines. */
export function pickDefinedFacts(facts: ListingFacts, game: GameFacts): ListingFacts {
  const kept = FACT_KEYS.flatMap((key) => {
    const value = facts[key];
    const definition = game[key];
    if (value === undefined || !definition) return [];
    const unknown = undefinedOptions(value, definition.options);
    if (unknown.length === 0) return [[key, value]];
    const options = Array.isArray(value) ? value.filter((it) => !unknown.includes(it)) : [];
    return options.length > 0 ? [[key, options]] : [];
  });
  return Object.fromEntries(kept);
}

const undefinedOptions = (
  value: number | string | readonly string[],
  options: readonly string[] = [],
): string[] =>
  typeof value === "number" ? [] : [value].flat().filter((option) => !options.includes(option));
