import type { Db } from "../database/db";
import { paymentNotices } from "../database/schema";
import type { CallbackRefusal, ProviderName } from "../providers/payments/provider";
import type { Payment, PaymentResult } from "./payment";

/** Records the result of a payment that a provider has confirmed, by callback or query. */
export async function recordCallback(
  db: Db,
  { callbackId, orderNum, channel, amountFen }: Payment,
  result: PaymentResult,
  now: Date,
): Promise<void> {
  await db.insert(paymentNotices).values({
    callbackId,
    orderNum,
    channel,
    amountFen: isStorable(amountFen) ? amountFen : null,
    outcome: "paid",
    result,
    receivedAt: now,
  });
}

/** Records a refused callback, without its untrusted content. */
export async function recordRefusal(
  db: Db,
  channel: ProviderName,
  result: CallbackRefusal,
  now: Date,
): Promise<void> {
  await db.insert(paymentNotices).values({ channel, result, receivedAt: now });
}

/** Whether an amount is one that a payment can have, within the columns' range. */
export const isStorable = (fen: number): boolean => fen > 0 && fen <= 2_147_483_647;
