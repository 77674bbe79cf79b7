import { and, eq } from "drizzle-orm";
import { ApiError } from "@/contract/api-error";
import { paymentRefunds } from "@/database/schema";
import type { Deps } from "@/marketplace/deps";
import { type Actor, recordAudit } from "../audit/record-audit";

/**
 * Has a refund requested again that the provider refused for good. It keeps its number, so that it is never made twice.
 * @throws ApiError orderClosed when there is none that has failed: nothing was changed
 */
export function retryRefund(
  { db, clock }: Pick<Deps, "db" | "clock">,
  actor: Actor,
  orderNum: string,
): Promise<void> {
  return db.transaction(async (tx) => {
    const now = clock.now();
    const [refund] = await tx
      .update(paymentRefunds)
      .set({ state: "due", tries: 0, nextAt: now })
      .where(and(eq(paymentRefunds.orderNum, orderNum), eq(paymentRefunds.state, "failed")))
      .returning();
    if (!refund) throw new ApiError("orderClosed", { msg: "这笔退款没有失败，不需要重试" });
    const { amountFen } = refund;
    await recordAudit(
      tx,
      actor,
      {
        action: "refund.retry",
        subject: `order ${orderNum}`,
        before: { refund: "failed" },
        after: { refund: "due", amount_fen: amountFen },
      },
      now,
    );
  });
}
