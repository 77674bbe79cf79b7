import { ApiError } from "@storefront/contract/api-error";
import { fullTime } from "@storefront/contract/text/china-time";
import {
  afterSales,
  boostOrders,
  fulfilmentTasks,
  orders,
} from "@storefront/marketplace/database/schema";
import { after } from "@storefront/marketplace/order-records/order-records";
import { eq } from "drizzle-orm";
import type { Actor } from "../audit/record-audit";
import { DEADLINE_LABELS, type DeadlineName, runningDeadlines } from "./deadlines";
import { type ActionContext, type ActionDeps, performOrderAction } from "./perform-order-action";

interface Extension {
  name: DeadlineName;
  hours: number;
}

/**
 * Moves a running deadline of an order by some hours.
 * @throws ApiError `orderNotFound`; `orderClosed` when this deadline does not run
 */
export const extendDeadline = (
  deps: ActionDeps,
  actor: Actor,
  orderNum: string,
  { name, hours }: Extension,
): Promise<void> =>
  performOrderAction(deps, actor, { orderNum, act: "extend" }, async (acted) => {
    const { sale, now } = acted;
    const running = runningDeadlines(sale, acted, now).find((each) => each.name === name);
    if (!running) throw new ApiError("orderClosed", { msg: "这个期限现在不在计时，不能延长" });
    const until = after(running.at, hours * 3600);
    await setDeadline(acted, { name, until });
    return {
      action: "order.extend",
      before: { [name]: running.at.toISOString() },
      after: { [name]: until.toISOString(), hours },
      notification: `${DEADLINE_LABELS[name]}延长了 ${hours} 小时，现在到 ${fullTime(until)}（北京时间）。`,
    };
  });

async function setDeadline(
  { tx, sale, afterSale }: ActionContext,
  { name, until }: { name: DeadlineName; until: Date },
): Promise<void> {
  if (name === "after_sale") {
    if (!afterSale) return;
    await tx.update(afterSales).set({ dueAt: until }).where(eq(afterSales.id, afterSale.id));
    return;
  }
  if (name === "processing") {
    const { orderNum } = sale.order;
    await tx
      .update(fulfilmentTasks)
      .set({ refundAt: until })
      .where(eq(fulfilmentTasks.orderNum, orderNum));
    return;
  }
  const change = name === "delivery" ? { deliverBy: until } : { confirmBy: until };
  const table = sale.kind === "boost" ? boostOrders : orders;
  await tx.update(table).set(change).where(eq(table.id, sale.order.id));
}
