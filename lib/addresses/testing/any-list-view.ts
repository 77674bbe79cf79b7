import {
  CHOICE_FACTS,
  LISTING_FLAGS,
  MAX_FACT_NUMBER,
  NUMBER_FACTS,
} from "@storefront/contract/listing/fact-keys";
import fc from "fast-check";
import { isOption, sortOptions } from "../list-options";
import { type ListView, SORTS } from "../list-view";

const option = fc
  .string({ unit: "grapheme", maxLength: 20 })
  .map((text) => text.trim())
  .filter(isOption);

/** A pair of bounds of which at least one is set. */
const bounds = <T>(one: fc.Arbitrary<T>) =>
  fc.tuple(fc.option(one), fc.option(one)).filter(([from, to]) => from !== null || to !== null);

const range = (numbers: fc.Arbitrary<number>) =>
  bounds(numbers)
    .map(([from, to]) => {
      if (from === null || to === null) return { from: from || null, to };
      return { from: Math.min(from, to) || null, to: Math.max(from, to) };
    })
    .filter(({ from, to }) => from !== null || to !== null);

const partial = <K extends string, V>(keys: readonly K[], value: fc.Arbitrary<V>) =>
  fc.record(Object.fromEntries(keys.map((key) => [key, value])) as Record<K, fc.Arbitrary<V>>, {
    requiredKeys: [],
  });

/** Any view that a list's address can have. */
export const anyListView: fc.Arbitrary<ListView> = fc.record({
  sort: fc.constantFrom(...SORTS.map(({ slug }) => slug)),
  price: fc.option(range(fc.nat(2_000_000_000).map((fen) => fen / 100)), { nil: undefined }),
  rank: fc.option(
    bounds(option).map(([from, to]) => ({ from, to })),
    { nil: undefined },
  ),
  numbers: partial(NUMBER_FACTS, range(fc.nat(MAX_FACT_NUMBER))),
  choices: partial(CHOICE_FACTS, fc.array(option, { minLength: 1, maxLength: 4 }).map(sortOptions)),
  flags: fc
    .subarray([...LISTING_FLAGS])
    .map((flags) => LISTING_FLAGS.filter((flag) => flags.includes(flag))),
  delivery: fc.constantFrom(undefined, "1", "2"),
  inStock: fc.boolean(),
  after: fc.option(fc.stringMatching(/^[\w-]{1,120}$/), { nil: undefined }),
});
