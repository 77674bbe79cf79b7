import { randomInt } from "node:crypto";

/** @returns 22 digits: the second it was handed out (UTC), and 8 that cannot be guessed */
function newOrderNum(now: Date): string {
  const second = now.toISOString().replace(/\D/g, "").slice(0, 14);
  return second + String(randomInt(100_000_000)).padStart(8, "0");
}

/** More than a few in a row that are taken is no chance any more. */
const DRAWS = 5;

/**
 * Stores something under a new order number. Of a thousand numbers in one second two are the same every now and then:
 * then another one is drawn.
 * @param store undefined: the number is taken, and nothing was stored
 */
export async function underNewOrderNum<R>(
  now: Date,
  store: (orderNum: string) => Promise<R | undefined>,
): Promise<R> {
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const stored = await store(newOrderNum(now));
    if (stored !== undefined) return stored;
  }
  throw new Error("no order number is free");
}
