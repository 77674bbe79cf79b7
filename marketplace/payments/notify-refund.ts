import { fenToYuan } from "@storefront/contract/money";
import type { Db } from "../database/db";
import { postNotification } from "../messages/messages";

/** Notifies a buyer, in the caller's transaction, that a provider's payment is refunded automatically, and why. */
export async function notifyRefund(
  tx: Db,
  order: { userId: number; orderNum: string },
  { reason, fen }: { reason: string; fen: number },
  now: Date,
): Promise<void> {
  const text = `${reason}：${fenToYuan(fen)} 元将按原付款方式退回，请留意到账通知。`;
  await postNotification(tx, order, text, now);
}
