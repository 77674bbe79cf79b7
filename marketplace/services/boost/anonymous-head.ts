import { createHash } from "node:crypto";
import type { BoostOrder } from "../order-terms/order-result";

/** Portraits that any buyer may have in a list that everybody sees. */
const HEADS = 57;

/** @returns a portrait that says nothing of the buyer, always the same one for an order */
export function anonymousHead({ orderNum }: Pick<BoostOrder, "orderNum">): string {
  const number = createHash("sha256").update(`head ${orderNum}`).digest().readUInt32BE();
  return `/media/avatars/${4 + (number % HEADS)}.webp`;
}
