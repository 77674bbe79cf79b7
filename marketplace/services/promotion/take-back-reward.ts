import { eq } from "drizzle-orm";
import { refundedShare } from "@/contract/refund-terms";
import type { Db } from "@/database/open";
import { shareRewards } from "@/database/schema";
import { ACCOUNTS, earningsOf } from "../ledger/accounts";
import { recordTransfers } from "../ledger/record-transfers";
import type { Order } from "../order-terms/order-result";

/**
 * Takes the promoter's reward of an order back whose sale is undone, in the transaction that undoes it.
 * @param part of the price that goes back: as large a part of the reward does; all of it unless given
 */
export async function takeBackReward(
  tx: Db,
  { id, orderNum }: Pick<Order, "id" | "orderNum">,
  now: Date,
  part: { fen: number; priceFen: number } = WHOLE,
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

const WHOLE = { fen: 1, priceFen: 1 };
