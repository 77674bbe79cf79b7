import { yuanToFen } from "@/contract/money";
import { unique } from "@/lib/goods/wire";

/** Reading answers without a schema library: each returns null for what is not of its kind. */

export function recordOf(value: unknown): Record<string, unknown> | null {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : null;
}

export function wholeOf(value: unknown): number | null {
  return typeof value === "number" && Number.isSafeInteger(value) ? value : null;
}

export function textOf(value: unknown): string | null {
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

/** As `listOf`, each id once: what comes twice is the same thing, and could not be chosen apart. */
export function listById<T extends { id: number }>(
  value: unknown,
  read: (entry: unknown) => T | null,
): T[] | null {
  const entries = listOf(value, read);
  return entries && unique(entries, ({ id }) => id);
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
