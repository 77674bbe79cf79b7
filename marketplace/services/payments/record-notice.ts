import type { Db } from "@/database/open";
import { paymentNotices } from "@/database/schema";
import type { NotificationRefusal, ProviderName } from "@/providers/payments/provider";
import type { Payment, PaymentResult } from "./settle-payment";

/** Records the result of a payment that a provider has confirmed, by notification or query. */
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

/** Records a refused notification, without its untrusted content. */
export async function recordRefusal(
  db: Db,
  channel: ProviderName,
  result: NotificationRefusal,
  now: Date,
): Promise<void> {
  await db.insert(paymentNotices).values({ channel, result, receivedAt: now });
}

/** An amount beyond the column's range was refused anyway, and is stored as null. */
const storable = (fen: number): number | null => (Math.abs(fen) <= 2_147_483_647 ? fen : null);
