import { yuanToFen } from "@/contract/money";
import type { WireField } from "@/contract/wire-field";

/**
 * The decoder of answers: every reader returns null for what is not of its kind, so that a caller who cannot do without
 * a value knows. `lenient.ts` puts defaults in place of null. Free of any schema library: the browser has both.
 */

/** An object's fields, unread. Named are those of the contract, or `Name`s of what a page has stored itself. */
export type Fields<Name extends string = WireField> = { readonly [K in Name]?: unknown };

export function objectOrNull<Name extends string = WireField>(value: unknown): Fields<Name> | null {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? value : null;
}

/** A whole number, also as digits in a text: APIs differ in how they write one. */
export function integerOrNull(value: unknown): number | null {
  const number = typeof value === "string" && /^-?\d{1,15}$/.test(value) ? Number(value) : value;
  return typeof number === "number" && Number.isSafeInteger(number) ? number : null;
}

/** A text; a number as its digits. */
export function textOrNull(value: unknown): string | null {
  if (typeof value === "number" && Number.isFinite(value)) return String(value);
  return typeof value === "string" ? value : null;
}

/** @returns integer fen of a yuan amount, not negative */
export function fenOrNull(value: unknown): number | null {
  const fen = yuanToFen(value);
  return fen !== null && fen >= 0 ? fen : null;
}

/** @returns every entry read; null when this is no list or one entry cannot be read */
export function listOrNull<T>(value: unknown, read: (entry: unknown) => T | null): T[] | null {
  if (!Array.isArray(value)) return null;
  const entries: T[] = [];
  for (const entry of value) {
    const one = read(entry);
    if (one === null) return null;
    entries.push(one);
  }
  return entries;
}

/** @returns the record when every field could be read, else null */
export function allOrNull<T extends object>(fields: { [K in keyof T]: T[K] | null }): T | null {
  return Object.values(fields).includes(null) ? null : (fields as T);
}
