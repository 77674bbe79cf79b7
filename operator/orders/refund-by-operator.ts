import { ApiError } from "@storefront/contract/api-error";
import { fenToYuan } from "@storefront/contract/money";
import type { Deps } from "@storefront/marketplace/deps";
import type { SignedIn } from "../access/sessions";
import type { Limits } from "../money/allowance";
import { type Approval, authoriseMoney } from "../money/authorise-money";
import { situationOf } from "./order-actions";
import { type ActionContext, type ActionResult, performOrderAction } from "./perform-order-action";
import { refundOrderMoney } from "./refund-order-money";

export type RefundDeps = Pick<Deps, "db" | "clock" | "log" | "findPayable"> & { config: Limits };

/** Maximum length of a reason; the buyer reads it. */
export const REASON_LENGTH = 200;

export interface RefundInput {
  act: "refund" | "cancel";
  /** Of the price without deposit; a canceled order is refunded in full. */
  fen: number;
  /** Shown to the buyer. */
  reason: string;
}

/**
 * Refunds an order in full or in part, or requests it (authorise-money.ts).
 * @returns whether it was refunded or requested
 * @throws ApiError `orderNotFound`; `orderClosed` when it is not legal now, or a request is open; `invalid` when the
 *   amount is none, or more than is left
 */
export async function refundByOperator(
  deps: RefundDeps,
  actor: SignedIn,
  orderNum: string,
  { act, fen, reason, approves }: RefundInput & Approval,
): Promise<"refund" | "request"> {
  let result: "refund" | "request" = "refund";
  await performOrderAction(deps, actor, { orderNum, act }, async (acted) => {
    const { tx, sale, now } = acted;
    if (situationOf(sale) === "unpaid") {
      throw new ApiError("orderClosed", { msg: "订单还没有付款，没有可以退的金额" });
    }
    if (act === "cancel" && fen !== sale.priceFen) {
      throw new ApiError("orderClosed", { msg: "与可退的金额不一致，请核对后再输入" });
    }
    const money = { act, orderNum, fen, reason };
    const leaving = { limits: deps.config, authority: { actor, approves }, money, now };
    const done = await authoriseMoney(tx, leaving, (inner) =>
      refund(deps, { ...acted, tx: inner }, fen, reason),
    );
    if (done === null) result = "request";
    return done;
  });
  return result;
}

async function refund(
  deps: RefundDeps,
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
    notification: `平台已为您的订单${what}退款 ${fenToYuan(fen)} 元${deducted}，按原付款方式退回。原因：${reason}`,
  };
}
