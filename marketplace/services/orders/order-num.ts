import { randomInt } from "node:crypto";

/** @returns 22 digits: the second it was handed out (UTC), and 8 that cannot be guessed */
export function newOrderNum(now: Date): string {
  const second = now.toISOString().replace(/\D/g, "").slice(0, 14);
  return second + String(randomInt(100_000_000)).padStart(8, "0");
}
