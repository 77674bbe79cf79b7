import { fulfilmentTasks } from "@storefront/marketplace/database/schema";
import { type FulfilDeps, findTask, fulfilTask } from "@storefront/marketplace/payments/payments";
import { eq } from "drizzle-orm";
import type { Actor } from "../audit/record-audit";
import { performOrderAction } from "./perform-order-action";

/**
 * Tries at once to fulfill a paid order whose fulfillment has failed. Records the action first, in its own transaction,
 * so that a failing attempt cannot undo the record.
 * @returns whether the order is fulfilled now
 * @throws ApiError `orderNotFound`; `orderClosed` when the order does not wait for its fulfillment
 */
export async function retryFulfilment(
  deps: FulfilDeps,
  actor: Actor,
  orderNum: string,
): Promise<"retry" | "retry_failed"> {
  await performOrderAction(deps, actor, { orderNum, act: "retry" }, async ({ tx, task, now }) => {
    await tx
      .update(fulfilmentTasks)
      .set({ nextAt: now })
      .where(eq(fulfilmentTasks.orderNum, orderNum));
    return {
      action: "order.retry",
      after: { failed_attempts: task?.tries ?? 0 },
      notification:
        "平台正在重新处理您已付款的订单，结果请打开订单查看。如果仍不能完成，会原路全额退款。",
    };
  });
  await fulfilTask(deps, orderNum);
  return (await findTask(deps.db, orderNum)) === null ? "retry" : "retry_failed";
}
