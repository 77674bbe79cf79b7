import type * as z from "zod";
import type { CallAnswer } from "@/contract/calls";
import { yuanToFen } from "@/contract/money";
import type { payNotice } from "@/contract/order";
import { ApiError } from "../../api-error";
import type { Db } from "../../db/open";
import type { Deps } from "../../deps";
import { channelOf } from "./channels";
import { findPayable } from "./find-payable";
import { type NoticeResult, recordNotice } from "./record-notice";

export type Notice = z.output<typeof payNotice>;

interface Applied {
  result: NoticeResult;
  goodsId?: number;
}

/**
 * Applies a payment notice whose signature is right: order, amount and channel are checked, and an order is paid by
 * it once however often it comes (design §3). A payment after expiry is fulfilled if there are pieces, else it is
 * recorded as refund due. Whatever comes of it is recorded in the same transaction.
 * @throws ApiError noticeRefused
 */
export async function applyNotice(
  { db, clock, log, notifier }: Pick<Deps, "db" | "clock" | "log" | "notifier">,
  notice: Notice,
): Promise<CallAnswer<"payNotice">> {
  const now = clock.now();
  const { result, goodsId } = await db.transaction(async (tx) => {
    const applied = await apply(tx, notice, now);
    await recordNotice(tx, notice, applied.result, now);
    return applied;
  });
  if (result === "applied" && goodsId !== undefined) notifier.goodsChanged(goodsId);
  switch (result) {
    case "applied":
    case "repeated":
    case "failed_recorded":
      return { result };
    case "refund_due":
      log.warn({ orderNum: notice.order_num }, "paid after expiry, nothing left: refund due");
      return { result };
    default:
      log.warn(
        { reason: result, orderNum: notice.order_num, noticeId: notice.notice_id },
        "payment notice refused",
      );
      throw new ApiError("noticeRefused");
  }
}

async function apply(tx: Db, notice: Notice, now: Date): Promise<Applied> {
  const payable = await findPayable(tx, notice.order_num);
  if (!payable) return { result: "unknown_order" };
  if (channelOf(payable.channelId) !== notice.channel) return { result: "wrong_channel" };
  if (yuanToFen(notice.amount) !== payable.totalFen) return { result: "wrong_amount" };
  if (notice.outcome === "failed") return { result: "failed_recorded" };
  return payable.settle(now);
}
