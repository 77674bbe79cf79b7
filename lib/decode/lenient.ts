import type { WireField } from "@storefront/contract/http/wire-field";
import { toWellFormed } from "@storefront/contract/text/well-formed";
import { type Fields, fenOrNull, integerOrNull, objectOrNull, textOrNull } from "./strict";

/**
 * Decoders with defaults: pages can be rendered from their results for any answer, even one that breaks the contract.
 */

/** Control characters except tab and line breaks, and the mark of a byte order. */
const UNPRINTABLE = /[^\P{Cc}\t\n\r]|\ufeff/gu;

/** An object's fields; {} for anything else. */
export function asObject<Name extends string = WireField>(value: unknown): Fields<Name> {
  return objectOrNull<Name>(value) ?? {};
}

/** Text of at most `max` UTF-16 units, trimmed, well formed, without control and reordering marks; "" for no text. */
export function asText(value: unknown, max = 2000): string {
  const text = textOrNull(value) ?? "";
  return toWellFormed(text.slice(0, max)).replace(UNPRINTABLE, "").trim();
}

/** An integer from 0 to 2^31-1; `fallback` for anything else. */
export function asCount(value: unknown, fallback = 0): number {
  const number = integerOrNull(value) ?? -1;
  return number >= 0 && number <= 2_147_483_647 ? number : fallback;
}

/** Integer fen of a yuan amount; 0, which on the wire means "does not apply", for anything that is not one. */
export function asFen(value: unknown): number {
  return fenOrNull(value) ?? 0;
}

export function asFlag(value: unknown): boolean {
  return value === 1 || value === "1" || value === true;
}

/** A moment in ms since 1970, from ISO text; null for anything else. */
export function asTime(value: unknown): number | null {
  const time = Date.parse(asText(value, 40));
  return Number.isNaN(time) ? null : time;
}

/** The readable items of a list; [] for anything that is not a list. */
export function asList<T>(value: unknown, read: (item: unknown) => T | null): T[] {
  if (!Array.isArray(value)) return [];
  return value.map(read).filter((item) => item !== null);
}

/** Keeps the first item of each key. */
export function unique<T>(items: readonly T[], key: (item: T) => string | number): T[] {
  const seen = new Set<string | number>();
  return items.filter((item) => {
    const first = !seen.has(key(item));
    seen.add(key(item));
    return first;
  });
}

/**
 * The readable entries, unique by id: entries with the same id could not be chosen separately.
 * @returns [] when the value is not a list
 */
export function readableById<T extends { id: number }>(
  value: unknown,
  read: (entry: unknown) => T | null,
): T[] {
  return unique(asList(value, read), ({ id }) => id);
}

/** The distinct non-empty texts of a list. */
export function asTexts(value: unknown, max = 200): string[] {
  return unique(
    asList(value, (item) => asText(item, max) || null),
    String,
  );
}
