import type { Rental } from "@/lib/landing/rentals";
import { yuanText } from "@/lib/landing/yuan-text";

/** Price per person for some hours, or for an account's minimum if that is more: "一人 3 小时 ¥7.80–16.80". */
export function perPerson(seats: readonly Rental[], hours: number): string {
  const fen = seats
    .map(({ hourFen, leastHours }) => hourFen * Math.max(hours, leastHours))
    .sort((a, b) => a - b);
  const [low = 0, high = 0] = [fen[0], fen.at(-1)];
  const range = low === high ? yuanText(low) : `${yuanText(low)}–${yuanText(high)}`;
  return `一人 ${hours} 小时 ¥${range}`;
}
