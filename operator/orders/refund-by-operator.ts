import { ApiError } from "@storefront/contract/api-error";
import { fenToYuan } from "@storefront/contract/money";
import type { Db } from "@storefront/marketplace/database/db";
import { refundRequests } from "@storefront/marketplace/database/schema";
import type { Deps } from "@storefront/marketplace/deps";
import { assertRefundable } from "@storefront/marketplace/services/payments/refund-amount";
import { and, asc, eq } from "drizzle-orm";
import type { SignedIn } from "../access/sessions";
import { recordAudit } from "../audit/record-audit";
import { situationOf } from "./order-actions";
import { type ActionContext, type ActionResult, performOrderAction } from "./perform-order-action";
import { refundOrderMoney } from "./refund-order-money";

type OrderDeps = Pick<Deps, "db" | "clock" | "log" | "findPayable"> & {
  config: Pick<Deps["config"], "refundApprovalFen">;
};

/** Most characters of a reason, which the buyer reads. */
export const REASON_LENGTH = 200;

export type RefundRequest = typeof refundRequests.$inferSelect;

export interface RefundInput {
  act: "refund" | "cancel";
  /** Of the price without deposit; a cancelled order is refunded in full. */
  fen: number;
  /** Shown to the buyer. */
  reason: string;
}

/**
 * Refunds an order in full or in part. Above the limit it is stored as a request instead, which a second operator must
 * approve.
 * @returns whether it was refunded or requested
 * @throws ApiError `orderNotFound`; `orderClosed` when it is not legal now, or a request is open; `invalid` when the
 *   amount is none, or more than is left
 */
export async function refundByOperator(
  deps: OrderDeps,
  actor: SignedIn,
  orderNum: string,
  { act, fen, reason }: RefundInput,
): Promise<"refund" | "request"> {
  let result: "refund" | "request" = "refund";
  await performOrderAction(deps, actor, { orderNum, act }, async (acted) => {
    const { tx, sale, now } = acted;
    if (await findOpenRequest(tx, orderNum)) {
      throw new ApiError("orderClosed", { msg: "已经有一笔退款在等待另一位操作员批准" });
    }
    if (situationOf(sale) === "unpaid") {
      throw new ApiError("orderClosed", { msg: "订单还没有付款，没有可以退的金额" });
    }
    if (act === "cancel" && fen !== sale.priceFen) {
      throw new ApiError("orderClosed", { msg: "与可退的金额不一致，请核对后再输入" });
    }
    if (fen <= deps.config.refundApprovalFen) return refund(deps, acted, fen, reason);
    assertRefundable(fen, sale.priceFen);
    await tx
      .insert(refundRequests)
      .values({ orderNum, act, amountFen: fen, reason, requestedBy: actor.id, requestedAt: now });
    result = "request";
    return { action: "refund.request", after: { amount_fen: fen, reason }, notice: null };
  });
  return result;
}

async function refund(
  deps: OrderDeps,
  acted: ActionContext,
  fen: number,
  reason: string,
): Promise<ActionResult> {
  const { deductedFen } = await refundOrderMoney(deps, acted, fen);
  const isFull = fen === acted.sale.priceFen;
  const deducted = deductedFen > 0 ? `（其中扣回已到账的返现 ${fenToYuan(deductedFen)} 元）` : "";
  const what = isFull ? "全额" : "部分";
  return {
    action: "order.refund",
    before: { left_fen: acted.sale.priceFen },
    after: { refund_fen: fen, deducted_fen: deductedFen, reason },
    notice: `平台已为您的订单${what}退款 ${fenToYuan(fen)} 元${deducted}，按原付款方式退回。原因：${reason}`,
  };
}

/** @returns the request of an order that waits for a second operator; null for none */
export async function findOpenRequest(db: Db, orderNum: string): Promise<RefundRequest | null> {
  const [row] = await db.select().from(refundRequests).where(isOpen(orderNum));
  return row ?? null;
}

/** Reads the requests that wait for a second operator, oldest first. */
export const readOpenRequests = (db: Db): Promise<RefundRequest[]> =>
  db
    .select()
    .from(refundRequests)
    .where(eq(refundRequests.state, "open"))
    .orderBy(asc(refundRequests.id))
    .limit(100);

/**
 * Approves the open request of an order, as another operator than the one who requested it, and refunds.
 * @param fen the amount as re-entered
 * @throws ApiError `orderNotFound`; `orderClosed` when none is open, it is the operator's own, or the order has changed;
 *   `invalid` when the amount is another one, or less than that is left
 */
export async function approveRefund(
  deps: OrderDeps,
  actor: SignedIn,
  orderNum: string,
  fen: number,
): Promise<void> {
  const request = await findOpenRequest(deps.db, orderNum);
  if (!request) throw noneOpen();
  if (request.requestedBy === actor.id) {
    throw new ApiError("orderClosed", { msg: "要由另一位操作员批准，不能批准自己提出的退款" });
  }
  if (request.amountFen !== fen) {
    throw new ApiError("invalid", { msg: "与申请的金额不一致，请核对后再输入" });
  }
  const { id, act, reason } = request;
  await performOrderAction(deps, actor, { orderNum, act }, async (acted) => {
    await decide(acted.tx, request, { state: "done", decidedBy: actor.id, decidedAt: acted.now });
    const done = await refund(deps, acted, fen, reason);
    return { ...done, action: "refund.approve", after: { ...done.after, request: id } };
  });
}

/** Rejects the open request of an order, or withdraws the own one. @throws ApiError `orderClosed` when none is open */
export async function rejectRefund(
  { db, clock }: OrderDeps,
  actor: SignedIn,
  orderNum: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const request = await findOpenRequest(tx, orderNum);
    if (!request) throw noneOpen();
    const now = clock.now();
    await decide(tx, request, { state: "rejected", decidedBy: actor.id, decidedAt: now });
    const entry = {
      action: "refund.reject",
      subject: `order ${orderNum}`,
      after: { request: request.id, amount_fen: request.amountFen },
    } as const;
    await recordAudit(tx, actor, entry, now);
  });
}

/** @throws ApiError `orderClosed` when another operator was faster */
async function decide(
  tx: Db,
  { id, orderNum }: RefundRequest,
  decision: Pick<RefundRequest, "state" | "decidedBy" | "decidedAt">,
): Promise<void> {
  const decided = await tx
    .update(refundRequests)
    .set(decision)
    .where(and(eq(refundRequests.id, id), isOpen(orderNum)))
    .returning({ id: refundRequests.id });
  if (decided.length === 0) throw noneOpen();
}

const isOpen = (orderNum: string) =>
  and(eq(refundRequests.orderNum, orderNum), eq(refundRequests.state, "open"));

const noneOpen = () => new ApiError("orderClosed", { msg: "没有等待批准的退款" });
