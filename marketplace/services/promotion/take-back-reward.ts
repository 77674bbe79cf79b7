import { eq } from "drizzle-orm";
import { refundedShare } from "@/contract/refund-terms";
import type { Db } from "@/database/open";
import { shareRewards } from "@/database/schema";
import { ACCOUNTS, earningsOf } from "../ledger/accounts";
import { recordTransfers } from "../ledger/record-transfers";
import type { Order } from "../order-terms/order-result";

/**
 * Revokes the promoter's reward of a refunded order, in the refund's transaction.
 * @param part the refunded part of the price, which revokes the same part of the reward; the full reward by default
 */
export async function takeBackReward(
  tx: Db,
  { id, orderNum }: Pick<Order, "id" | "orderNum">,
  now: Date,
  part: { fen: number; priceFen: number } = FULL,
): Promise<void> {
  const ofOrder = eq(shareRewards.orderId, id);
  const [reward] = await tx.select().from(shareRewards).where(ofOrder).for("no key update");
  if (!reward) return;
  const fen = refundedShare(reward.rewardFen, part.fen, part.priceFen);
  if (fen === reward.rewardFen) await tx.delete(shareRewards).where(ofOrder);
  else
    await tx
      .update(shareRewards)
      .set({ rewardFen: reward.rewardFen - fen })
      .where(ofOrder);
  await recordTransfers(tx, { event: "reward_return", orderNum, now }, [
    { from: earningsOf(reward.promoterId), to: ACCOUNTS.marketing, fen },
  ]);
}

const FULL = { fen: 1, priceFen: 1 };
