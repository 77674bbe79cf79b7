import { fenToYuan } from "@storefront/contract/money";
import type { NumberRange } from "@/lib/addresses/number-range";
import { asCount, asFen, asFlag, asList, asObject, asText } from "@/lib/decode/lenient";
import { type GoodsRow, readRows } from "@/lib/goods/goods-row";
import type { Counted } from "./counted";
import { readStated, type StatedFilter } from "./read-stated";

/** A value of a filter, and how many of the listings found have it. */
export interface ValueCount {
  value: string;
  count: number;
}

/** The result of the `searchGoods` call; counts cover all pages. */
export interface GoodsFound extends Counted {
  /** The listings of one page. */
  rows: readonly GoodsRow[];
  /** Yuan, of the cheapest listing; null when it is not known. */
  priceFrom: string | null;
  /** No listing matches all words; these match with one typo allowed. */
  approximate: boolean;
  /** The words that were searched in place of the typed ones; null: the typed ones. */
  corrected: string | null;
  /** Parts of the query that were taken as filters. */
  stated: readonly StatedFilter[];
  /** Texts of the words that names may contain: letters and digits. */
  matched: readonly string[];
  next: string | null;
  previous: string | null;
  /** Values by the wire name of their filter, the most frequent first. */
  values: ReadonlyMap<string, readonly ValueCount[]>;
  /** Smallest and largest number of each fact. */
  numbers: ReadonlyMap<string, NumberRange>;
  /** Lowest and highest price in yuan, rounded outwards; null without listings. */
  price: NumberRange | null;
}

/** Decodes `data` of `searchGoods`; accepts any value. */
export function readFound(data: unknown): GoodsFound {
  const fields = asObject(data);
  const rows = readRows(fields.list);
  const cheapest = asFen(asObject(fields.price_range).from);
  const cursor = (value: unknown) => asText(value, 200) || null;
  const facets = asList(fields.facets, (facet) => {
    const { filter, values } = asObject(facet);
    return [asText(filter, 40), asList(values, readValue)] as const;
  });
  return {
    rows,
    count: Math.max(asCount(fields.total), rows.length),
    exact: fields.total_exact !== false,
    priceFrom: cheapest === 0 ? null : fenToYuan(cheapest),
    approximate: asFlag(fields.approximate),
    corrected: asText(fields.corrected, 200) || null,
    stated: readStated(fields.stated),
    matched: asList(fields.matched, (text) => asText(text, 60) || null),
    next: cursor(fields.next_cursor),
    previous: cursor(fields.previous_cursor),
    values: new Map(facets),
    numbers: new Map(asList(fields.numbers, readBounds)),
    price: readPrices(fields.price_range),
  };
}

function readValue(item: unknown): ValueCount | null {
  const { value, count } = asObject(item);
  const text = asText(value, 40);
  return text === "" ? null : { value: text, count: asCount(count) };
}

function readBounds(item: unknown): [string, NumberRange] | null {
  const { key, from, to } = asObject(item);
  const name = asText(key, 40);
  const bounds = { from: asCount(from), to: asCount(to) };
  return name === "" || bounds.to < bounds.from ? null : [name, bounds];
}

function readPrices(value: unknown): NumberRange | null {
  const { from, to } = asObject(value);
  const bounds = { from: Math.floor(asFen(from) / 100), to: Math.ceil(asFen(to) / 100) };
  return bounds.to === 0 || bounds.to < bounds.from ? null : bounds;
}
