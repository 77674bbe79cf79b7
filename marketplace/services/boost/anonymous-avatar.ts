import { createHash } from "node:crypto";
import type { BoostOrder } from "../order-core/order-result";

/** Number of anonymous avatars for public lists. */
const AVATARS = 57;

/** Returns an avatar that does not identify the buyer, stable per order. */
export function anonymousAvatar({ orderNum }: Pick<BoostOrder, "orderNum">): string {
  const number = createHash("sha256").update(`head ${orderNum}`).digest().readUInt32BE();
  return `/media/avatars/${4 + (number % AVATARS)}.webp`;
}
