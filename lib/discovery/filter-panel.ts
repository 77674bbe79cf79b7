import {
  CHOICE_FACTS,
  type ChoiceFact,
  FACT_KEYS,
  type ListingFlag,
  NUMBER_FACTS,
  type NumberFact,
} from "@storefront/contract/listing/fact-keys";
import { isOption } from "../addresses/list-options";
import type { ListView } from "../addresses/list-view";
import type { NumberRange } from "../addresses/number-range";
import { FLAGS } from "../goods/row-marks";
import { DELIVERIES } from "./delivery-names";
import { factNames } from "./fact-names";
import type { GoodsFound } from "./read-found";
import type { GameFact } from "./read-games";

/** In the order in which rows show them. */
const NUMBERS = FACT_KEYS.flatMap((key) => NUMBER_FACTS.find((it) => it === key) ?? []);

/** A value that can be chosen. */
export interface FilterOption<V extends string> {
  value: V;
  chosen: boolean;
  /** Listings left when it is chosen too; undefined next to a chosen value of the same filter, and when unknown. */
  count: number | undefined;
}

/** The filters that distinguish the listings of a list. */
export interface FilterPanel {
  choices: { key: ChoiceFact; title: string; options: FilterOption<string>[] }[];
  flags: FilterOption<ListingFlag>[];
  deliveries: FilterOption<NonNullable<ListView["delivery"]>>[];
  /** From the lowest to the highest; empty: no filter by rank. */
  ranks: { title: string; options: readonly string[] };
  numbers: { key: NumberFact; title: string; unit: string; bounds: NumberRange | null }[];
  /** Yuan; of the unfiltered list. */
  price: NumberRange | null;
}

interface Lists {
  found: GoodsFound;
  /** The list without filters. Its values are offered, so that a chosen one can be changed. */
  plain: GoodsFound;
  /** The list filtered by the chosen systems only. Its servers are offered. */
  ofSystem: GoodsFound;
}

/** Builds the filters of a list from what its listings have. Counts are of the filtered list. */
export function filterPanel(
  view: ListView,
  facts: readonly GameFact[],
  { found, plain, ofSystem }: Lists,
): FilterPanel {
  const offered = (filter: string, list = plain) =>
    (list.values.get(filter) ?? []).map(({ value }) => value);
  // When not all listings were counted, the facets cover only some of them.
  const countOf = (filter: string, value: string, isFree: boolean) =>
    found.exact && isFree
      ? (found.values.get(filter)?.find((it) => it.value === value)?.count ?? 0)
      : undefined;
  const ranks = facts.find(({ key }) => key === "rank");
  return {
    choices: CHOICE_FACTS.flatMap((key) => {
      const chosen = view.choices[key] ?? [];
      const values = inMenuOrder(
        [...offered(key, key === "server" ? ofSystem : plain), ...chosen],
        facts.find((fact) => fact.key === key)?.options ?? [],
      );
      const options = values.map((value) => ({
        value,
        chosen: chosen.includes(value),
        count: countOf(key, value, chosen.length === 0),
      }));
      const distinguishes = options.length > 1 || chosen.length > 0;
      return distinguishes ? [{ key, title: factNames(key, facts).title, options }] : [];
    }),
    flags: FLAGS.flatMap((value) => {
      const chosen = view.flags.includes(value);
      const count = countOf(value, "1", !chosen);
      return chosen || offered(value).length > 0 ? [{ value, chosen, count }] : [];
    }),
    deliveries:
      offered("delivery").length > 1 || view.delivery !== undefined
        ? DELIVERIES.map((value) => ({
            value,
            chosen: view.delivery === value,
            count: countOf("delivery", value, view.delivery === undefined),
          }))
        : [],
    ranks: {
      title: factNames("rank", facts).title,
      options: offered("rank").length > 1 || view.rank ? (ranks?.options ?? []) : [],
    },
    numbers: NUMBERS.flatMap((key) => {
      const bounds = plain.numbers.get(key) ?? null;
      const distinguishes = bounds !== null && bounds.from !== bounds.to;
      if (!distinguishes && view.numbers[key] === undefined) return [];
      return [{ key, ...factNames(key, facts), bounds }];
    }),
    price: plain.price,
  };
}

/** Each option once, as the game's catalog orders them; others last. */
function inMenuOrder(options: readonly string[], menu: readonly string[]): string[] {
  const rank = (option: string) => (menu.includes(option) ? menu.indexOf(option) : menu.length);
  const all = [...new Set(options)].filter(isOption);
  return all.sort((one, other) => rank(one) - rank(other));
}

/** The filters of a list of several kinds or games: such listings share no ranks or numbers. */
export function sharedPanel(panel: FilterPanel): FilterPanel {
  return { ...panel, ranks: { ...panel.ranks, options: [] }, numbers: [] };
}
