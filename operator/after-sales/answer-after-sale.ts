import type { Deps } from "@storefront/marketplace/deps";
import { transitionBySellerOrOperator } from "@storefront/marketplace/services/after-sales/transition-by-seller-or-operator";
import { type Actor, recordAudit } from "../audit/record-audit";

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

/**
 * Answers an after-sale and records it in the audit log.
 * @throws ApiError `orderNotFound`, `afterSaleNone`, `afterSaleMoved` or `invalid`; nothing is changed then
 */
export const answerAfterSale = (
  { db, clock }: Pick<Deps, "db" | "clock">,
  actor: Actor,
  orderNum: string,
  answer: Answer,
): Promise<void> =>
  transitionBySellerOrOperator(
    { db, clock },
    orderNum,
    { ...answer, by: BY[answer.act] },
    async (tx, before) => {
      const refundFen =
        answer.act === "decide"
          ? answer.refundFen
          : answer.act === "accept"
            ? before.priceFen
            : undefined;
      await recordAudit(
        tx,
        actor,
        {
          action: ACTIONS[answer.act],
          subject: `order ${orderNum}`,
          before: { after_sale: before.state },
          after: refundFen === undefined ? {} : { refund_fen: refundFen },
        },
        clock.now(),
      );
    },
  );
