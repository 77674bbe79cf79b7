import type { ConsoleContext } from "./console-env";
import { stripControls } from "./form-body";

/** A number of the address that no row can have is one that no row has. */
const MOST_ID = 2_147_483_647;

/** @returns a number of the address */
export const idOf = (c: ConsoleContext, name: string): number =>
  Math.min(Number(c.req.param(name)), MOST_ID);

/** @returns what was searched for, without blanks around it; "" for everything */
export const searchOf = (c: ConsoleContext, most: number): string =>
  stripControls(c.req.query("q") ?? "")
    .trim()
    .slice(0, most);

/** @returns where the page before ended; null for the first page */
export function pageKeyOf(c: ConsoleContext): number | null {
  const before = c.req.query("before") ?? "";
  return /^\d{1,9}$/.test(before) ? Number(before) : null;
}
