import { ApiError } from "@storefront/contract/api-error";
import { paymentRefunds } from "@storefront/marketplace/database/schema";
import type { Deps } from "@storefront/marketplace/deps";
import { and, eq } from "drizzle-orm";
import { type Actor, recordAudit } from "../audit/record-audit";

/**
 * Retries a refund that the provider finally refused. It keeps its refund number, so that it cannot be made twice.
 * @throws ApiError `orderClosed` when there is no such failed refund; nothing is changed then
 */
export function retryRefund(
  { db, clock }: Pick<Deps, "db" | "clock">,
  actor: Actor,
  refundNum: string,
): Promise<void> {
  return db.transaction(async (tx) => {
    const now = clock.now();
    const [refund] = await tx
      .update(paymentRefunds)
      .set({ state: "due", tries: 0, nextAt: now })
      .where(and(eq(paymentRefunds.refundNum, refundNum), eq(paymentRefunds.state, "failed")))
      .returning();
    if (!refund) throw new ApiError("orderClosed", { msg: "这笔退款没有失败，不需要重试" });
    const { orderNum, amountFen } = refund;
    await recordAudit(
      tx,
      actor,
      {
        action: "refund.retry",
        subject: `order ${orderNum}`,
        before: { refund: "failed" },
        after: { refund: "due", refund_num: refundNum, amount_fen: amountFen },
      },
      now,
    );
  });
}
