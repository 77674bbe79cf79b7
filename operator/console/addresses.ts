import type { ConsoleContext } from "./console-env";
import { stripControls } from "./form-body";

/** Ids beyond the column's range are clamped to one that no row has. */
const MAX_ID = 2_147_483_647;

/** @returns a numeric path parameter */
export const idOf = (c: ConsoleContext, name: string): number =>
  Math.min(Number(c.req.param(name)), MAX_ID);

/** @returns the trimmed search text; "" for all rows */
export const searchOf = (c: ConsoleContext, maxLength: number): string =>
  stripControls(c.req.query("q") ?? "")
    .trim()
    .slice(0, maxLength);

/** @returns the `before` cursor of a list; null for the first page */
export function pageKeyOf(c: ConsoleContext): number | null {
  const before = c.req.query("before") ?? "";
  return /^\d{1,9}$/.test(before) ? Number(before) : null;
}

/** @returns the address of a list's next page; null when there is none */
export const olderLink = (
  path: string,
  next: string | number | null,
  filters: Record<string, string> = {},
): string | null =>
  next === null ? null : `${path}?${new URLSearchParams({ ...filters, before: String(next) })}`;
