import { BOOST_GAME_ID, inscriptionLevel } from "@storefront/contract/boosts/boost-terms";
import { asCount, asList, asObject } from "@/lib/decode/lenient";
import type { Fields } from "@/lib/decode/strict";
import { onStored, readStored, writeStored } from "@/lib/storage/session-storage";
import { stableList } from "@/lib/storage/stable-list";
import type { BoostRequest } from "./form";
import { type Quote, quoteKey, readQuote } from "./quote";

/** A price fetched in this session (product §4 Boost form). Stored per brand, latest first; errors are not stored. */
export interface StoredQuote {
  request: BoostRequest;
  quote: Quote;
}

const MAX_KEPT = 12;
/** A page shows one brand. */
const stable = stableList<StoredQuote>();

const keyOf = (brand: string) => `boost_quotes:${brand}`;

/** @returns the same array until something changes */
export function storedQuotes(brand: string): readonly StoredQuote[] {
  return stable(asList(readStored(keyOf(brand)), readEntry));
}

/** @returns the stored price of the boost; null when there is none */
export function storedQuote(brand: string, request: BoostRequest): Quote | null {
  const key = quoteKey(request);
  return storedQuotes(brand).find((kept) => quoteKey(kept.request) === key)?.quote ?? null;
}

/** Stores a price, or moves a stored one to the front. */
export function storeQuote(brand: string, request: BoostRequest, quote: Quote): void {
  const key = quoteKey(request);
  const others = storedQuotes(brand).filter((kept) => quoteKey(kept.request) !== key);
  writeStored(keyOf(brand), [{ request, quote }, ...others].slice(0, MAX_KEPT));
}

/** @returns an unsubscribe function */
export const onStoredQuotes = (brand: string, listener: () => void): (() => void) =>
  onStored(listener, keyOf(brand));

function readEntry(value: unknown): StoredQuote | null {
  const { request, quote } = asObject<keyof StoredQuote>(value);
  const fields = asObject<keyof BoostRequest>(request);
  const read = readQuote({ ...asObject(quote), ...wireNames(asObject<keyof Quote>(quote)) });
  const inscription = inscriptionLevel(String(fields.inscription));
  if (read === null || inscription === null) return null;
  return {
    request: {
      game: asCount(fields.game, BOOST_GAME_ID),
      start: asCount(fields.start),
      target: asCount(fields.target),
      inscription,
      partition: asCount(fields.partition),
    },
    quote: read,
  };
}

const wireNames = ({ hours, stars, link, online }: Fields<keyof Quote>) => ({
  time_hour: hours,
  star: stars,
  qrcodeUrl: link,
  online_ranger: online,
});
