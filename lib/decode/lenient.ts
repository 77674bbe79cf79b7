import { yuanToFen } from "@/contract/money";

/**
 * Reads single values of an answer that may not keep the contract: whatever comes, a page can be drawn from what
 * these return. Small and free of any schema library, because the browser reads the visitor's own detail with them.
 */

/** Control characters but tab and line breaks, and the marks that reorder the text around them. */
const UNPRINTABLE = /[^\P{Cc}\t\n\r]|[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

export type Fields = Readonly<Record<string, unknown>>;

/** An object's fields; {} for anything else. */
export function asObject(value: unknown): Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Fields)
    : {};
}

/** Text of at most `max` UTF-16 units, trimmed, well formed, without control and reordering marks; "" for no text. */
export function asText(value: unknown, max = 2000): string {
  const text = typeof value === "number" && Number.isFinite(value) ? String(value) : value;
  if (typeof text !== "string") return "";
  return text.slice(0, max).toWellFormed().replace(UNPRINTABLE, "").trim();
}

/** A whole number from 0 to 2^31-1; `otherwise` for anything else. */
export function asCount(value: unknown, otherwise = 0): number {
  const number = typeof value === "string" && /^\d{1,10}$/.test(value) ? Number(value) : value;
  return typeof number === "number" &&
    Number.isInteger(number) &&
    number >= 0 &&
    number <= 2_147_483_647
    ? number
    : otherwise;
}

/** Integer fen of a yuan amount; 0, which on the wire means "does not apply", for anything that is not one. */
export function asFen(value: unknown): number {
  return Math.max(0, yuanToFen(value) ?? 0);
}

export function asFlag(value: unknown): boolean {
  return value === 1 || value === "1" || value === true;
}

/** The readable items of a list; [] for anything that is not a list. */
export function asList<T>(value: unknown, read: (item: unknown) => T | null): T[] {
  if (!Array.isArray(value)) return [];
  return value.map(read).filter((item) => item !== null);
}

/** The first of the items that have the same key. */
export function unique<T>(items: readonly T[], key: (item: T) => string | number): T[] {
  const seen = new Set<string | number>();
  return items.filter((item) => {
    const first = !seen.has(key(item));
    seen.add(key(item));
    return first;
  });
}

/** The different texts of a list that say something. */
export function asTexts(value: unknown, max = 200): string[] {
  return unique(
    asList(value, (item) => asText(item, max) || null),
    String,
  );
}
