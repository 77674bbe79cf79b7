import type { WireField } from "@storefront/contract/http/wire-field";
import { yuanToFen } from "@storefront/contract/money";
import { withoutDirectionMarks } from "@storefront/contract/text/direction-marks";

/**
 * Strict decoders: each returns null for a value of another type, so that callers notice when a required value is
 * missing. `lenient.ts` replaces null with defaults. No schema library, because browsers load both files.
 */

/** An object's undecoded fields: named as in the contract, or by `Name` in data that a page stored itself. */
export type Fields<Name extends string = WireField> = { readonly [K in Name]?: unknown };

export function objectOrNull<Name extends string = WireField>(value: unknown): Fields<Name> | null {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? value : null;
}

/** An integer, or one as a string of digits: APIs differ in how they encode integers. */
export function integerOrNull(value: unknown): number | null {
  const number = typeof value === "string" && /^-?\d{1,15}$/.test(value) ? Number(value) : value;
  return typeof number === "number" && Number.isSafeInteger(number) ? number : null;
}

/** A string, without marks of direction; a finite number as its digits. */
export function textOrNull(value: unknown): string | null {
  if (typeof value === "number" && Number.isFinite(value)) return String(value);
  return typeof value === "string" ? withoutDirectionMarks(value) : null;
}

/** A moment, from ISO text. */
export function dateOrNull(value: unknown): Date | null {
  const date = new Date(textOrNull(value) ?? "");
  return Number.isNaN(date.getTime()) ? null : date;
}

/** @returns integer fen of a yuan amount, not negative */
export function fenOrNull(value: unknown): number | null {
  const fen = yuanToFen(value);
  return fen !== null && fen >= 0 ? fen : null;
}

/** @returns the decoded entries; null when the value is not a list or an entry cannot be decoded */
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

/** @returns the record; null when a field is null */
export function allOrNull<T extends object>(fields: { [K in keyof T]: T[K] | null }): T | null {
  return Object.values(fields).includes(null) ? null : (fields as T);
}
