import { yuanToFen } from "@/contract/money";
import type { Db } from "../../db/open";
import { paymentNotices } from "../../db/schema";
import type { NotificationRefusal, ProviderName } from "../../payments/provider";
import type { Notice } from "./apply-notice";
import type { Payment, PaymentResult } from "./settle-payment";

/** What became of a payment notice. */
export type NoticeResult =
  | "applied"
  | "repeated"
  | "failed_recorded"
  | "refund_due"
  | "unknown_order"
  | "wrong_channel"
  | "wrong_amount"
  | "bad_signature"
  | "malformed";

/** @param notice null when what came was not one */
export async function recordNotice(
  db: Db,
  notice: Notice | null,
  result: NoticeResult,
  now: Date,
): Promise<void> {
  await db.insert(paymentNotices).values({
    noticeId: notice?.notice_id ?? null,
    orderNum: notice?.order_num ?? null,
    channel: notice?.channel ?? null,
    amountFen: storable(yuanToFen(notice?.amount)),
    outcome: notice?.outcome ?? null,
    result,
    receivedAt: now,
  });
}

/** Records a payment that a provider vouched for, told or asked about. */
export async function recordPayment(
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
const storable = (fen: number | null): number | null =>
  fen !== null && Math.abs(fen) <= 2_147_483_647 ? fen : null;
