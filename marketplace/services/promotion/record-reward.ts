import type { Db } from "../../database/db";
import { shareRewards } from "../../database/schema";
import { ACCOUNTS, earningsOf } from "../ledger/accounts";
import { recordTransfers } from "../ledger/record-transfers";
import type { Order } from "../order-core/order-result";

/**
 * Records the promoter's reward for a paid order, once per order regardless of its pieces, in the transaction that
 * marks the order as paid. Buyers get no reward for their own link.
 */
export async function recordReward(
  tx: Db,
  { id, orderNum, userId, goodsId, promotionUserId, shareRewardFen: rewardFen }: Order,
  now: Date,
): Promise<void> {
  if (promotionUserId === null || promotionUserId === userId || rewardFen === 0) return;
  const [owed] = await tx
    .insert(shareRewards)
    .values({ orderId: id, promoterId: promotionUserId, goodsId, rewardFen, createdAt: now })
    .onConflictDoNothing({ target: shareRewards.orderId })
    .returning({ id: shareRewards.id });
  if (!owed) return;
  await recordTransfers(tx, { event: "promoter_reward", orderNum, now }, [
    { from: ACCOUNTS.marketing, to: earningsOf(promotionUserId), fen: rewardFen },
  ]);
}
