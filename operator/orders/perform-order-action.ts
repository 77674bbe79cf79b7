import { ApiError } from "@storefront/contract/api-error";
import type { Db } from "@storefront/marketplace/database/db";
import type { Deps } from "@storefront/marketplace/deps";
import { postNotification } from "@storefront/marketplace/messages/messages";
import { type FulfilmentTask, findTask } from "@storefront/marketplace/payments/payments";
import {
  type AfterSale,
  closeAfterSaleIfDue,
  findAfterSale,
  lockSale,
  type Sale,
} from "@storefront/marketplace/refunds/refunds";
import { type Actor, type AuditAction, recordAudit } from "../audit/record-audit";
import { type OrderAction, refusalOf } from "./order-actions";

export type ActionDeps = Pick<Deps, "db" | "clock">;

/** A locked order in a state that allows the act. */
export interface ActionContext {
  tx: Db;
  sale: Sale;
  /** The order's latest one. */
  afterSale: AfterSale | null;
  /** Of an order that is paid and not fulfilled. */
  task: FulfilmentTask | null;
  now: Date;
}

/** The result of an act, for the audit log. */
export interface ActionResult {
  action: AuditAction;
  /** Changed values for the audit log; never secrets. */
  before?: Record<string, unknown>;
  after: Record<string, unknown>;
  /** Message to the buyer, in Chinese. */
  notification: string;
}

/**
 * Does something with an order of either kind, in one transaction with the audit entry and the message to its buyer.
 * @param work changes the locked order; throws to change nothing; returns null when another operator must confirm the act
 * @throws ApiError `orderNotFound`; `orderClosed` with the reason when the act is not legal now; those of `work`
 */
export async function performOrderAction(
  deps: ActionDeps,
  actor: Actor,
  { orderNum, act }: { orderNum: string; act: OrderAction },
  work: (acted: ActionContext) => Promise<ActionResult | null>,
): Promise<void> {
  const { db, clock } = deps;
  await closeAfterSaleIfDue(deps, orderNum);
  await db.transaction(async (tx) => {
    const now = clock.now();
    const sale = await lockSale(tx, orderNum);
    const task = await findTask(tx, orderNum);
    const refusal = refusalOf(act, sale, task !== null);
    if (refusal !== null) throw new ApiError("orderClosed", { msg: refusal });
    const afterSale = (await findAfterSale(tx, orderNum)) ?? null;
    const result = await work({ tx, sale, afterSale, task, now });
    if (result === null) return;
    const { action, before, after, notification } = result;
    const entry = {
      action,
      subject: `order ${orderNum}`,
      before: { status: sale.order.status, ...before },
      after,
    };
    await recordAudit(tx, actor, entry, now);
    await postNotification(tx, { userId: sale.userId, orderNum }, notification, now);
  });
}
