import { setTimeout } from "node:timers/promises";
import { and, eq } from "drizzle-orm";
import type { Db } from "../database/db";
import { orders } from "../database/schema";
import type { Deps } from "../deps";
import { isDueUnpaid, type Order } from "../order-records/order-records";
import { resolveIfDue } from "../payments/payments";
import { releaseHeld } from "./release-held";

/**
 * pending → expired after the deadline, once no payment can be under way: releases pieces and coupon. A no-op for any
 * other order.
 * @returns whether the order expired
 */
export async function expireOrder(tx: Db, orderId: number, now: Date): Promise<boolean> {
  const [order] = await tx
    .update(orders)
    .set({ status: "expired" })
    .where(and(eq(orders.id, orderId), isDueUnpaid(tx, orders, now)))
    .returning();
  if (!order) return false;
  await releaseHeld(tx, order);
  return true;
}

/** How long a read waits for a provider, which normally answers within a second; a poll gives up after six. */
const ANSWER_MS = 2_000;

/** Asks the provider. A slow answer is used when it comes: until then the payment is being checked. */
async function answerSoon(
  deps: Parameters<typeof resolveIfDue>[0],
  orderNum: string,
): Promise<void> {
  const waiting = new AbortController();
  const answered = resolveIfDue(deps, orderNum)
    .catch((err: unknown) => deps.log.error({ err, orderNum }, "trade not resolved"))
    .finally(() => waiting.abort());
  const { signal } = waiting;
  await Promise.race([
    answered,
    setTimeout(ANSWER_MS, undefined, { signal, ref: false }).catch(() => undefined),
  ]);
}

/**
 * Expires a pending order after its deadline, if the payment provider says that nothing was paid.
 * @returns whether the order may have changed and must be read again
 */
export async function expireIfDue(
  deps: Pick<Deps, "db" | "clock" | "config" | "payments" | "log" | "findPayable">,
  order: Pick<Order, "id" | "orderNum" | "status" | "expiresAt">,
): Promise<boolean> {
  const { db, clock } = deps;
  const now = clock.now();
  if (order.status !== "pending" || order.expiresAt > now) return false;
  await answerSoon(deps, order.orderNum);
  await db.transaction((tx) => expireOrder(tx, order.id, now));
  return true;
}
