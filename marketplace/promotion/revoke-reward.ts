import { refundedShare } from "@storefront/contract/listing/refund-terms";
import { eq } from "drizzle-orm";
import type { Db } from "../database/db";
import { shareRewards } from "../database/schema";
import { ACCOUNTS, earningsOf, recordTransfers } from "../ledger/ledger";
import type { Order } from "../order-records/order-records";

interface RefundedPart {
  fen: number;
  /** The unreduced part of the price before this refund. */
  priceFen: number;
  refundNum: string;
}

/**
 * Revokes the promoter's reward of a refunded order, in the refund's transaction. A reward that was paid to the balance
 * stays: by then buyers can no longer request a refund (pay-rewards.ts).
 * @param part the refunded part of the price; the same part of the remaining reward is revoked
 */
export async function revokeReward(
  tx: Db,
  { id, orderNum }: Pick<Order, "id" | "orderNum">,
  part: RefundedPart,
  now: Date,
): Promise<void> {
  const ofOrder = eq(shareRewards.orderId, id);
  const [reward] = await tx.select().from(shareRewards).where(ofOrder).for("no key update");
  if (!reward || reward.paidAt !== null) return;
  const fen = refundedShare(reward.rewardFen, part.fen, part.priceFen);
  if (fen === reward.rewardFen) await tx.delete(shareRewards).where(ofOrder);
  else
    await tx
      .update(shareRewards)
      .set({ rewardFen: reward.rewardFen - fen })
      .where(ofOrder);
  await recordTransfers(tx, { event: "reward_return", orderNum, refundNum: part.refundNum, now }, [
    { from: earningsOf(reward.promoterId), to: ACCOUNTS.marketing, fen },
  ]);
}
