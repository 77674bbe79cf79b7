import { eq } from "drizzle-orm";
import type { Db } from "../../db/open";
import { shareRewards } from "../../db/schema";
import { ACCOUNTS, earningsOf } from "../ledger/accounts";
import { recordTransfers } from "../ledger/record-transfers";
import type { Order } from "../orders/order-result";

/** Takes the promoter's reward of an order back whose sale is undone, in the transaction that undoes it. */
export async function takeBackReward(
  tx: Db,
  { id, orderNum }: Pick<Order, "id" | "orderNum">,
  now: Date,
): Promise<void> {
  const [reward] = await tx
    .delete(shareRewards)
    .where(eq(shareRewards.orderId, id))
    .returning({ promoterId: shareRewards.promoterId, fen: shareRewards.rewardFen });
  if (!reward) return;
  await recordTransfers(tx, { event: "reward_return", orderNum, now }, [
    { from: earningsOf(reward.promoterId), to: ACCOUNTS.marketing, fen: reward.fen },
  ]);
}
