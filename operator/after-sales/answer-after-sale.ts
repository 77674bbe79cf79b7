import type { Deps } from "@storefront/marketplace/deps";
import {
  closeAfterSaleIfDue,
  findAfterSale,
  transitionBySellerOrOperator,
} from "@storefront/marketplace/refunds/refunds";
import type { SignedIn } from "../access/sessions";
import { recordAudit } from "../audit/record-audit";
import type { Limits } from "../money/allowance";
import { type Approval, authoriseMoney } from "../money/authorise-money";

/** An operator's answer to an after-sale: on behalf of the seller, or as the one who decides. */
export type Answer =
  | { act: "accept" | "refuse" | "escalate"; text: string }
  | { act: "decide"; text: string; refundFen: number };

const BY = { accept: "seller", refuse: "seller", escalate: "seller", decide: "operator" } as const;
const ACTIONS = {
  accept: "after_sale.accept",
  refuse: "after_sale.refuse",
  escalate: "after_sale.escalate",
  decide: "after_sale.decide",
} as const;

type AnswerDeps = Pick<Deps, "db" | "clock"> & { config: Limits };

/**
 * Answers an after-sale and records it in the audit log, or requests its refund (authorise-money.ts).
 * @returns whether it was answered or requested
 * @throws ApiError `orderNotFound`, `orderClosed`, `afterSaleNone`, `afterSaleMoved` or `invalid`; nothing is changed then
 */
export async function answerAfterSale(
  { db, clock, config }: AnswerDeps,
  actor: SignedIn,
  orderNum: string,
  { approves, ...answer }: Answer & Approval,
): Promise<"answer" | "request"> {
  // Before the authorization: due work is no operator's action.
  await closeAfterSaleIfDue({ db, clock }, orderNum);
  return db.transaction(async (tx) => {
    const now = clock.now();
    const priceFen = (await findAfterSale(tx, orderNum))?.priceFen ?? 0;
    const isDecision = answer.act === "decide";
    const refundFen = isDecision ? answer.refundFen : answer.act === "accept" ? priceFen : 0;
    const money = {
      act: isDecision ? "after_sale_decide" : "after_sale_accept",
      orderNum,
      fen: refundFen,
      reason: answer.text === "" ? "代卖家同意退款" : answer.text,
    } as const;
    const done = await authoriseMoney(
      tx,
      { limits: config, authority: { actor, approves }, money, now },
      async (inner) => {
        const by = BY[answer.act];
        await transitionBySellerOrOperator(
          { db: inner, clock },
          orderNum,
          { ...answer, by },
          async (work, { state }) => {
            const entry = {
              action: ACTIONS[answer.act],
              subject: `order ${orderNum}`,
              before: { after_sale: state },
              after: isDecision || answer.act === "accept" ? { refund_fen: refundFen } : {},
            };
            await recordAudit(work, actor, entry, now);
          },
        );
        return "answer" as const;
      },
    );
    return done ?? "request";
  });
}
