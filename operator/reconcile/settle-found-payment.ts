import { ApiError } from "@storefront/contract/api-error";
import type { Db } from "@storefront/marketplace/database/db";
import { paymentRefunds, paymentTrades } from "@storefront/marketplace/database/schema";
import type { Deps } from "@storefront/marketplace/deps";
import { ACCOUNTS, recordTransfers } from "@storefront/marketplace/ledger/ledger";
import { postNotification } from "@storefront/marketplace/messages/messages";
import {
  type FulfilDeps,
  isSurplus,
  isUsed,
  settlePayment,
} from "@storefront/marketplace/payments/payments";
import type { ProviderName } from "@storefront/marketplace/providers/payments/provider";
import type { SignedIn } from "../access/sessions";
import { recordAudit } from "../audit/record-audit";
import { type Approval, authoriseMoney } from "../money/authorise-money";
import {
  type FoundPayment,
  lookUpPayment,
  type PaymentAction,
  paymentRefusals,
  readRecordedSide,
} from "./found-payment";

type ReconcileDeps = FulfilDeps & Pick<Deps, "payments" | "config">;

interface Payment {
  channel: ProviderName;
  orderNum: string;
}

/**
 * Applies a payment to its order, as if its callback had arrived, or refunds one that fits no order, in one
 * transaction with audit entry and message, or requests the refund (authorise-money.ts). The provider is queried first:
 * it decides whether and what was paid.
 * @param fen the amount as re-entered
 * @returns what was done
 * @throws ApiError `orderClosed` with the reason; `invalid` when the amount is not what was paid
 */
export async function settleFoundPayment(
  deps: ReconcileDeps,
  actor: SignedIn,
  { channel, orderNum }: Payment,
  { act, fen, approves }: { act: PaymentAction; fen: number } & Approval,
): Promise<PaymentAction | "request"> {
  const { answer } = await lookUpPayment(deps, channel, orderNum);
  return deps.db.transaction(async (tx) => {
    const recorded = await readRecordedSide({ ...deps, db: tx }, orderNum);
    const found = { channel, orderNum, answer, ...recorded };
    const refusal = paymentRefusals(found)[act];
    if (refusal !== null) throw new ApiError("orderClosed", { msg: refusal });
    if (answer.state !== "paid") throw new ApiError("orderClosed");
    if (answer.amountFen !== fen) {
      throw new ApiError("invalid", { msg: "与渠道收到的金额不一致，请核对后再输入" });
    }
    const now = deps.clock.now();
    const settle = async (inner: Db) => {
      const using = { ...deps, db: inner };
      const result =
        act === "apply"
          ? await apply(using, found, answer)
          : await refund(using, found, answer, now);
      const entry = {
        action: act === "apply" ? "payment.apply" : "payment.refund",
        subject: `order ${orderNum}`,
        before: { status: found.order?.status ?? null },
        after: { channel, amount_fen: fen, trade: answer.tradeNum, result },
      } as const;
      await recordAudit(inner, actor, entry, now);
      return act;
    };
    if (act === "apply") {
      await settle(tx);
      const userId = found.order?.buyer.id;
      // The refund's record notifies the buyer (refund-surplus.ts).
      if (userId !== undefined) await postNotification(tx, { userId, orderNum }, APPLIED, now);
      return act;
    }
    const reason = "对账发现的付款，退回付款人";
    const money = { act: "payment_refund", orderNum, fen, reason, details: { channel } } as const;
    const leaving = { limits: deps.config, authority: { actor, approves }, money, now };
    const done = await authoriseMoney(tx, leaving, settle);
    return done ?? "request";
  });
}

const APPLIED = "平台核对到了您的付款，已经记入订单，请打开订单查看。给您带来的不便，敬请谅解。";

async function apply(
  deps: ReconcileDeps,
  { channel, orderNum }: FoundPayment,
  { amountFen, tradeNum }: { amountFen: number; tradeNum: string },
): Promise<string> {
  const payment = { channel, orderNum, amountFen, tradeNum, callbackId: null };
  const result = await settlePayment(deps, payment);
  if (!isUsed(result)) throw new ApiError("orderClosed", { msg: "这笔付款不能记入订单" });
  return result;
}

/** Books the payment as owed, and enqueues its refund. The order, if there is one, stays as it is. */
async function refund(
  deps: ReconcileDeps,
  { channel, orderNum, order }: FoundPayment,
  { amountFen, tradeNum }: { amountFen: number; tradeNum: string },
  now: Date,
): Promise<string> {
  if (order !== null) {
    const payment = { channel, orderNum, amountFen, tradeNum, callbackId: null };
    const result = await settlePayment(deps, payment);
    if (!isSurplus(result)) throw new ApiError("orderClosed", { msg: "这笔付款不能退款" });
    return result;
  }
  const { db: tx } = deps;
  const paid = { channel, amountFen, state: "paid", tradeNum } as const;
  await tx
    .insert(paymentTrades)
    .values({ orderNum, ...paid, qrText: "", checkAt: now, createdAt: now })
    .onConflictDoUpdate({ target: paymentTrades.orderNum, set: paid });
  await recordTransfers(tx, { event: "payment", orderNum, now }, [
    { from: channel, to: ACCOUNTS.refundsOwed, fen: amountFen },
  ]);
  await tx.insert(paymentRefunds).values({
    ...{ refundNum: `${orderNum}R1`, orderNum, channel, amountFen },
    ...{ cause: "found", nextAt: now, createdAt: now },
  });
  return "refund_due";
}
