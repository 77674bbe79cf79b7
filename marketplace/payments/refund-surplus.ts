import { eq } from "drizzle-orm";
import type { Db } from "../database/db";
import { paymentRefunds, paymentTrades, receivedPayments } from "../database/schema";
import { ACCOUNTS, recordTransfers } from "../ledger/ledger";
import type { Payable } from "../payable";
import { notifyRefund } from "./notify-refund";
import type { Payment, SurplusReason } from "./payment";
import { nextRefundNum } from "./refund-payment";

const REASONS: Readonly<Record<SurplusReason, string>> = {
  duplicate: "您的订单收到了重复的付款",
  wrong_channel: "您的订单收到了一笔付款，它的支付方式与订单不符",
  wrong_amount: "您的订单收到了一笔付款，它的金额与订单不符",
};

/**
 * Records an unusable payment of its locked order as owed to the buyer, in the caller's transaction. The number of its
 * own trade identifies its refund, and the buyer is notified. The order stays unchanged.
 */
export async function refundSurplus(
  tx: Db,
  { userId }: Pick<Payable, "userId">,
  { channel, orderNum, amountFen, tradeNum, reason }: Payment & { reason: SurplusReason },
  now: Date,
): Promise<void> {
  const refundNum = await nextRefundNum(tx, orderNum);
  const paid = { orderNum, channel, tradeNum, amountFen };
  await tx.insert(receivedPayments).values({ ...paid, outcome: reason, receivedAt: now });
  await recordTransfers(tx, { event: "payment", orderNum, refundNum, now }, [
    { from: channel, to: ACCOUNTS.refundsOwed, fen: amountFen },
  ]);
  await tx
    .insert(paymentRefunds)
    .values({ ...paid, refundNum, cause: "surplus", nextAt: now, createdAt: now });
  // The provider takes no other payment by this trade.
  if (reason === "wrong_amount") {
    const own = eq(paymentTrades.orderNum, orderNum);
    await tx.update(paymentTrades).set({ state: "paid" }).where(own);
  }
  const notification = { reason: REASONS[reason], fen: amountFen };
  await notifyRefund(tx, { userId, orderNum }, notification, now);
}
