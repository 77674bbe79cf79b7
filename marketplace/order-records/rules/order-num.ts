import { randomInt } from "node:crypto";

/** @returns 22 digits: the UTC time to the second, and 8 unguessable digits */
function newOrderNum(now: Date): string {
  return orderNumsFrom(now) + String(randomInt(100_000_000)).padStart(8, "0");
}

/** @returns the 14 digits before which all numbers of an earlier second sort, and no later one */
export const orderNumsFrom = (time: Date): string =>
  time.toISOString().replace(/\D/g, "").slice(0, 14);

/** Give up after five collisions in a row. */
const DRAWS = 5;

/**
 * Stores a row under a new order number. With a thousand numbers in one second a collision happens now and then; then
 * another number is drawn.
 * @param store returns undefined when the number is taken and nothing was stored
 * @throws Error after five collisions
 */
export async function withNewOrderNum<R>(
  now: Date,
  store: (orderNum: string) => Promise<R | undefined>,
): Promise<R> {
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const stored = await store(newOrderNum(now));
    if (stored !== undefined) return stored;
  }
  throw new Error("no free order number");
}
