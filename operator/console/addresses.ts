import type { ConsoleContext } from "./console-env";

/** A number of the address that no row can have is one that no row has. */
const MOST_ID = 2_147_483_647;

/** @returns a number of the address */
export const idOf = (c: ConsoleContext, name: string): number =>
  Math.min(Number(c.req.param(name)), MOST_ID);

/** @returns where the page before ended; null for the first page */
export function pageKeyOf(c: ConsoleContext): number | null {
  const before = c.req.query("before") ?? "";
  return /^\d{1,9}$/.test(before) ? Number(before) : null;
}
