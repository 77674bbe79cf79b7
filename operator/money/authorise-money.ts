import { ApiError } from "@storefront/contract/api-error";
import type { Db } from "@storefront/marketplace/database/db";
import {
  type MONEY_ACTIONS,
  moneyAuthorisations,
  operators,
  type RequestDetails,
  refundRequests,
} from "@storefront/marketplace/database/schema";
import { lockSale } from "@storefront/marketplace/refunds/refunds";
import { and, eq, isNull, ne } from "drizzle-orm";
import { isAtLeast, type SignedIn } from "../access/sessions";
import { recordAudit } from "../audit/record-audit";
import {
  APPROVER,
  type ApprovalCause,
  approvalCause,
  type Limits,
  readAllowance,
} from "./allowance";
import { readMoneyLeft } from "./money-left";
import { closeRequest, findOpenRequest, type RefundRequest } from "./refund-requests";

export interface Approval {
  /** The request that an act performs as the second operator. */
  approves?: RefundRequest | undefined;
}

/** Who lets money leave: an operator alone, or as the second one who approves a request. */
export interface Authority extends Approval {
  actor: SignedIn;
}

interface Leaving {
  limits: Limits;
  authority: Authority;
  money: MoneyAction;
  now: Date;
}

export interface MoneyAction {
  act: (typeof MONEY_ACTIONS)[number];
  orderNum: string;
  /** As entered, whole fen; shown with a request, and re-entered by its approval. */
  fen: number;
  reason: string;
  details?: RequestDetails;
}

/**
 * The one authorization of money that leaves: every operator's action that moves money out runs in here, in the
 * caller's transaction. Locks the order and the operator and performs `work`; then the ledger has the amount that left.
 * Within the limits, or approved, the amount is recorded; otherwise `work` is undone and stored as a request, which a
 * second operator decides (decide-request.ts). Automatic rules do not use it.
 * @returns the result of `work`; null when it became a request
 * @throws ApiError `orderClosed` when a request is open, or the amount differs from the approved one; those of `work`
 */
export async function authoriseMoney<T>(
  tx: Db,
  { limits, authority, money, now }: Leaving,
  work: (tx: Db) => Promise<T>,
): Promise<T | null> {
  const { actor, approves } = authority;
  await lockBoth(tx, actor, money.orderNum);
  if (approves) await approve(tx, actor, approves, now);
  else await expectNoRequest(tx, money.orderNum);
  const allowance = await readAllowance(tx, actor, money.orderNum, now);
  try {
    return await tx.transaction(async (inner) => {
      const before = await readMoneyLeft(inner, money.orderNum);
      const done = await work(inner);
      const fen = (await readMoneyLeft(inner, money.orderNum)) - before;
      if (fen === 0) return done;
      const cause = approves ? null : approvalCause(fen, allowance, limits);
      if (cause !== null) throw new NeedsApproval(cause, fen);
      expectApproved(fen, approves);
      await record(inner, authority, { ...money, fen }, now);
      return done;
    });
  } catch (error) {
    if (!(error instanceof NeedsApproval)) throw error;
    await request(tx, actor, { money, needs: error }, now);
    return null;
  }
}

/** Undoes an act that the operator may not do alone. */
class NeedsApproval extends Error {
  constructor(
    readonly why: ApprovalCause,
    readonly fen: number,
  ) {
    super(`needs approval: ${why}`);
  }
}

/** The order first, like everything else that changes it; then the operator, so that no second order passes by. */
async function lockBoth(tx: Db, { id }: SignedIn, orderNum: string): Promise<void> {
  await lockSale(tx, orderNum).catch((error: unknown) => {
    // A payment that was found at a provider may have no order.
    if (!(error instanceof ApiError && error.reason === "orderNotFound")) throw error;
  });
  await tx
    .select({ id: operators.id })
    .from(operators)
    .where(eq(operators.id, id))
    .for("no key update");
}

async function expectNoRequest(tx: Db, orderNum: string): Promise<void> {
  if (await findOpenRequest(tx, orderNum)) {
    throw new ApiError("orderClosed", { msg: "已经有一笔退款在等待另一位操作员批准" });
  }
}

async function approve(tx: Db, actor: SignedIn, request: RefundRequest, now: Date): Promise<void> {
  const { id, orderNum, act, amountFen, requestedBy } = request;
  if (requestedBy === actor.id || !isAtLeast(actor, APPROVER)) {
    throw new ApiError("orderClosed", { msg: "要由另一位操作员批准，不能批准自己提出的退款" });
  }
  await closeRequest(tx, request, { state: "done", decidedBy: actor.id, decidedAt: now });
  const after = { request: id, act, amount_fen: amountFen };
  await recordAudit(
    tx,
    actor,
    { action: "refund.approve", subject: `order ${orderNum}`, after },
    now,
  );
}

function expectApproved(fen: number, approved: RefundRequest | undefined): void {
  if (approved && approved.leavesFen !== null && approved.leavesFen !== fen) {
    throw new ApiError("orderClosed", {
      msg: "订单在申请以后变了，退回的金额不再相同；请撤下这笔申请，重新提出",
    });
  }
}

/** @param money with the amount that left as `fen` */
async function record(
  tx: Db,
  { actor, approves }: Authority,
  { act, orderNum, fen: amountFen }: MoneyAction,
  now: Date,
): Promise<void> {
  const by = approves
    ? { operatorId: approves.requestedBy, approvedBy: actor.id, requestId: approves.id }
    : { operatorId: actor.id };
  await tx.insert(moneyAuthorisations).values({ orderNum, act, amountFen, ...by, createdAt: now });
  if (!isAtLeast(actor, APPROVER)) return;
  const { state, requestedBy, liftedBy } = refundRequests;
  await tx
    .update(refundRequests)
    .set({ liftedBy: actor.id })
    .where(
      and(
        eq(refundRequests.orderNum, orderNum),
        eq(state, "rejected"),
        ne(requestedBy, actor.id),
        isNull(liftedBy),
      ),
    );
}

async function request(
  tx: Db,
  actor: SignedIn,
  { money, needs }: { money: MoneyAction; needs: NeedsApproval },
  now: Date,
): Promise<void> {
  const { act, orderNum, fen, reason, details } = money;
  const { why: cause, fen: leavesFen } = needs;
  await tx.insert(refundRequests).values({
    ...{ orderNum, act, amountFen: fen, leavesFen, cause, details, reason },
    ...{ requestedBy: actor.id, requestedAt: now },
  });
  const after = { act, amount_fen: fen, leaves_fen: leavesFen, cause, reason };
  await recordAudit(
    tx,
    actor,
    { action: "refund.request", subject: `order ${orderNum}`, after },
    now,
  );
}
