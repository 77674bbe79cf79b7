import { readAccounts } from "../accounts/accounts";
import type { Db } from "../database/db";
import { shareRewards } from "../database/schema";
import { ACCOUNTS, earningsOf, recordTransfers } from "../ledger/ledger";
import type { Order } from "../order-records/order-records";

/**
 * Records the promoter's reward for a paid order, once per order regardless of its pieces, in the transaction that
 * marks the order as paid. A person gets no reward for their own orders, also
 * when their accounts were linked after the order.
 */
export async function recordReward(
  tx: Db,
  { id, orderNum, userId, goodsId, promotionUserId, shareRewardFen: rewardFen }: Order,
  now: Date,
): Promise<void> {
  if (promotionUserId === null || rewardFen === 0) return;
  if ((await readAccounts(tx, userId)).includes(promotionUserId)) return;
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
