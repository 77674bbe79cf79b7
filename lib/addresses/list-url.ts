import {
  CHOICE_FACTS,
  FACT_KEYS,
  type FactKey,
  LISTING_FLAGS,
  MAX_FACT_NUMBER,
  NUMBER_FACTS,
} from "@storefront/contract/listing/fact-keys";
import { parseUrl } from "@storefront/contract/text/parse-url";
import { queryValue } from "@/lib/addresses/query";
import {
  rankRange,
  readOptions,
  readRankRange,
  writeOptions,
  writeRankRange,
} from "./list-options";
import { changeView, type ListView, PLAIN_VIEW, SORTS } from "./list-view";
import { type NumberFormat, numberRange, readNumberRange, writeNumberRange } from "./number-range";

/** Yuan with up to two decimals; no listing costs more than `max`. */
const YUAN: NumberFormat = { pattern: /^\d{1,8}(\.\d{1,2})?$/, max: 20_000_000 };
const PIECES: NumberFormat = { pattern: /^\d{1,10}$/, max: MAX_FACT_NUMBER };

const CURSOR = /^[\w-]{1,120}$/;

/** Parameters that a form sends in place of a range: `skins_from` and `skins_to`. */
const FORM_FIELD = /[?&](?:rank|price|level|heroes|skins|rare|score)_(?:from|to)=/;

/** Whether the address was written by a form and is not canonical. */
export const isFormQuery = (query: string): boolean => FORM_FIELD.test(query);

/** Reads the view from a query, of a link or of a form; unknown and invalid parameters are ignored. */
export function readListView(query: string): ListView {
  const text = (name: string) => queryValue(query, name) ?? "";
  const numbers = (name: string, format: NumberFormat) =>
    readNumberRange(text(name), format) ??
    numberRange(text(`${name}_from`), text(`${name}_to`), format);
  const delivery = text("delivery");
  return {
    sort: SORTS.find(({ slug }) => slug === text("sort"))?.slug ?? PLAIN_VIEW.sort,
    price: numbers("price", YUAN),
    rank: readRankRange(text("rank")) ?? rankRange(text("rank_from"), text("rank_to")),
    numbers: record(NUMBER_FACTS, (fact) => numbers(fact, PIECES)),
    choices: record(CHOICE_FACTS, (fact) => {
      const options = readOptions(text(fact));
      return options.length === 0 ? undefined : options;
    }),
    flags: LISTING_FLAGS.filter((flag) => text(flag) === "1"),
    delivery: delivery === "1" || delivery === "2" ? delivery : undefined,
    inStock: text("stock") === "1",
    after: CURSOR.test(text("after")) ? text("after") : undefined,
  };
}

/** Names and values of a view's parameters in canonical order, without those of the plain view. */
export function listParams(view: ListView): [name: string, value: string][] {
  const { rank, numbers, choices, flags, delivery, price, inStock, sort, after } = view;
  const facts: Partial<Record<FactKey, string | undefined>> = {
    rank: rank && writeRankRange(rank),
    ...mapValues(numbers, writeNumberRange),
    ...mapValues(choices, writeOptions),
  };
  const all: [string, string | undefined][] = [
    ...FACT_KEYS.map((key): [string, string | undefined] => [key, facts[key]]),
    ...flags.map((flag): [string, string] => [flag, "1"]),
    ["delivery", delivery],
    ["price", price && writeNumberRange(price)],
    ["stock", inStock ? "1" : undefined],
    ["sort", sort === PLAIN_VIEW.sort ? undefined : sort],
    ["after", after],
  ];
  return all.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
}

/** @returns the canonical query of a view with its "?", or "" */
export function listQuery(view: ListView): string {
  const pairs = listParams(view).map(([name, value]) => `${name}=${encodeValue(value)}`);
  return pairs.length === 0 ? "" : `?${pairs.join("&")}`;
}

/** A comma is legal in a query, and legible. */
const encodeValue = (value: string) => encodeURIComponent(value).replaceAll("%2C", ",");

/** The keys for which `read` has a value. */
function record<K extends string, V>(
  keys: readonly K[],
  read: (key: K) => V | undefined,
): Partial<Record<K, V>> {
  const result: Partial<Record<K, V>> = {};
  for (const key of keys) {
    const value = read(key);
    if (value !== undefined) result[key] = value;
  }
  return result;
}

function mapValues<V>(values: Readonly<Record<string, V>>, write: (value: V) => string) {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, write(value)]));
}

/**
 * Where a form of ranges sends, and what its address keeps of the view: a form's fields replace the whole query.
 * @param hrefOf returns the address of a view
 */
export function formFields(hrefOf: (view: ListView) => string, view: ListView) {
  const href = hrefOf(changeView(view, { price: undefined, rank: undefined, numbers: {} }));
  const url = parseUrl(href, "https://host.example");
  return {
    action: href.replace(/\?.*$/, ""),
    hidden: [...(url?.searchParams ?? [])],
  };
}
