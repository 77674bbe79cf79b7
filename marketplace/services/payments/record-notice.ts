import type { Db } from "@/database/open";
import { paymentNotices } from "@/database/schema";
import type { NotificationRefusal, ProviderName } from "@/providers/payments/provider";
import type { Payment, PaymentResult } from "./settle-payment";

/** Records the outcome of a payment that a provider vouched for, by notification or query. */
export async function recordNotice(
  db: Db,
  { noticeId, orderNum, channel, amountFen }: Payment,
  result: PaymentResult,
  now: Date,
): Promise<void> {
  await db.insert(paymentNotices).values({
    noticeId,
    orderNum,
    channel,
    amountFen: storable(amountFen),
    outcome: "paid",
    result,
    receivedAt: now,
  });
}

/** Records a notification that was not believed: nothing in it is. */
export async function recordRefusal(
  db: Db,
  channel: ProviderName,
  result: NotificationRefusal,
  now: Date,
): Promise<void> {
  await db.insert(paymentNotices).values({ channel, result, receivedAt: now });
}

/** An amount beyond the column's range was refused anyway. */
const storable = (fen: number): number | null => (Math.abs(fen) <= 2_147_483_647 ? fen : null);
