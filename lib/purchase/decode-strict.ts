import { yuanToFen } from "@/contract/money";
import { asList, unique } from "@/lib/decode/lenient";

/** Reading answers without a schema library: each returns null for what is not of its kind. */

export function objectOf(value: unknown): Record<string, unknown> | null {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : null;
}

/** A whole number, also as digits in a text: APIs differ in how they write one. */
export function integerOf(value: unknown): number | null {
  const number = typeof value === "string" && /^-?\d{1,15}$/.test(value) ? Number(value) : value;
  return typeof number === "number" && Number.isSafeInteger(number) ? number : null;
}

/** A text; a number as its digits. */
export function textOf(value: unknown): string | null {
  if (typeof value === "number" && Number.isFinite(value)) return String(value);
  return typeof value === "string" ? value : null;
}

/** @returns integer fen, not negative */
export function fenOf(value: unknown): number | null {
  const fen = yuanToFen(value);
  return fen !== null && fen >= 0 ? fen : null;
}

/** @returns every entry read; null when this is no list or one entry cannot be read */
export function listOf<T>(value: unknown, read: (entry: unknown) => T | null): T[] | null {
  if (!Array.isArray(value)) return null;
  const entries: T[] = [];
  for (const entry of value) {
    const one = read(entry);
    if (one === null) return null;
    entries.push(one);
  }
  return entries;
}

/**
 * The entries that can be read, each id once: what comes twice is the same thing, and could not be chosen apart.
 * @returns [] for what is no list
 */
export function readableById<T extends { id: number }>(
  value: unknown,
  read: (entry: unknown) => T | null,
): T[] {
  return unique(asList(value, read), ({ id }) => id);
}

/** @returns the record when every field could be read, else null */
export function complete<T extends Record<string, unknown>>(
  fields: {
    [K in keyof T]: T[K] | null;
  },
): T | null {
  for (const key in fields) if (fields[key] === null) return null;
  return fields as T;
}
