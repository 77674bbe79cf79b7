import { ApiError } from "@storefront/contract/api-error";
import type { Deps } from "@storefront/marketplace/deps";
import type { SignedIn } from "../access/sessions";
import { answerAfterSale } from "../after-sales/answer-after-sale";
import { recordAudit } from "../audit/record-audit";
import {
  closeRequest,
  findOpenRequest,
  noneOpen,
  type RefundRequest,
} from "../money/refund-requests";
import { refundByOperator } from "../orders/refund-by-operator";
import { settleFoundPayment } from "../reconcile/settle-found-payment";
import { confirmRental, decideClaim, withdrawClaim } from "../rentals/check-rental";

type DecideDeps = Pick<Deps, "db" | "clock" | "log" | "findPayable" | "payments" | "config">;

/** Performs each act as requested, with the approval of `actor`. */
const PERFORM: Readonly<
  Record<
    RefundRequest["act"],
    (deps: DecideDeps, actor: SignedIn, request: RefundRequest) => Promise<unknown>
  >
> = {
  refund: refundAsRequested("refund"),
  cancel: refundAsRequested("cancel"),
  after_sale_accept: (deps, actor, request) =>
    answerAfterSale(deps, actor, request.orderNum, { act: "accept", text: "", approves: request }),
  after_sale_decide(deps, actor, request) {
    const { orderNum, reason: text, amountFen: refundFen } = request;
    const decision = { act: "decide", text, refundFen, approves: request } as const;
    return answerAfterSale(deps, actor, orderNum, decision);
  },
  deposit_return: (deps, actor, request) => confirmRental(deps, actor, request.orderNum, request),
  deposit_withdraw: (deps, actor, request) => withdrawClaim(deps, actor, request.orderNum, request),
  deposit_decide(deps, actor, request) {
    const { orderNum, details, reason: text } = request;
    const decision = { keptFen: details?.keptFen ?? 0, text, approves: request };
    return decideClaim(deps, actor, orderNum, decision);
  },
  payment_refund(deps, actor, request) {
    const { orderNum, amountFen: fen, details } = request;
    const payment = { channel: details?.channel ?? "alipay", orderNum };
    return settleFoundPayment(deps, actor, payment, { act: "refund", fen, approves: request });
  },
};

function refundAsRequested(act: "refund" | "cancel") {
  return (deps: DecideDeps, actor: SignedIn, request: RefundRequest) => {
    const { orderNum, amountFen: fen, reason } = request;
    return refundByOperator(deps, actor, orderNum, { act, fen, reason, approves: request });
  };
}

/**
 * Approves the open request of an order, as another operator than the one who requested it, and performs it.
 * @param fen the amount as re-entered
 * @throws ApiError `orderNotFound`; `orderClosed` when none is open, it is the operator's own, or the order has changed;
 *   `invalid` when the amount is another one, or less than that is left
 */
export async function approveRefund(
  deps: DecideDeps,
  actor: SignedIn,
  orderNum: string,
  fen: number,
): Promise<void> {
  const request = await findOpenRequest(deps.db, orderNum);
  if (!request) throw noneOpen();
  if (request.requestedBy !== actor.id && request.amountFen !== fen) {
    throw new ApiError("invalid", { msg: "与申请的金额不一致，请核对后再输入" });
  }
  await PERFORM[request.act](deps, actor, request);
}

/**
 * Rejects the open request of an order, which blocks it until an owner acts, or withdraws the own one.
 * @throws ApiError `orderClosed` when none is open
 */
export async function rejectRefund(
  { db, clock }: Pick<Deps, "db" | "clock">,
  actor: SignedIn,
  orderNum: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const request = await findOpenRequest(tx, orderNum);
    if (!request) throw noneOpen();
    const now = clock.now();
    await closeRequest(tx, request, { state: "rejected", decidedBy: actor.id, decidedAt: now });
    const { id, act, amountFen } = request;
    const after = { request: id, act, amount_fen: amountFen };
    const entry = { action: "refund.reject", subject: `order ${orderNum}`, after } as const;
    await recordAudit(tx, actor, entry, now);
  });
}
