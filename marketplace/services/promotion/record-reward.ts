import type { Db } from "@/database/open";
import { shareRewards } from "@/database/schema";
import { ACCOUNTS, earningsOf } from "../ledger/accounts";
import { recordTransfers } from "../ledger/record-transfers";
import type { Order } from "../order-terms/order-result";

/**
 * Owes the promoter of a paid order its listing's reward: one for each order, however many pieces and however often
 * it is said, in the transaction that marks the order paid. Nobody is rewarded for buying by a link of one's own.
 * @param rewardFen of the listing as it is now; 0: it rewards nobody
 */
export async function recordReward(
  tx: Db,
  { id, orderNum, userId, goodsId, promotionUserId }: Order,
  rewardFen: number,
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
