"use client";

import type { BuyerAction } from "@storefront/contract/orders/buyer-actions";
import { LazyComponent } from "@/components/ui/lazy-component";
import type { Statement } from "@/lib/order/dispute-draft";
import type { OrderPage } from "@/lib/order/order-page";
import { leftOfPrice } from "@/lib/order/refund-amount";

interface Props {
  page: OrderPage;
  actions: ReadonlySet<BuyerAction>;
  /** The action whose dialog is open. It stays when the order changes elsewhere, so that nothing typed is lost. */
  action: BuyerAction | null;
  onClose: () => void;
}

const loadDispute = () => import("../dispute/dispute-dialog").then((part) => part.DisputeDialog);
const loadExtend = () => import("../rental/extend-dialog").then((part) => part.ExtendDialog);

const STATEMENTS: Readonly<Partial<Record<BuyerAction, Statement>>> = {
  requestRefund: "request",
  escalate: "escalate",
  objectClaim: "object",
};

/** The dialogs of the actions that need more than a question. */
export function ActionDialogs({ page, actions, action, onClose }: Props) {
  const { order, rental } = page;
  if (action === null) return null;
  const statement = STATEMENTS[action];
  if (statement !== undefined) {
    return (
      <LazyComponent
        load={loadDispute}
        props={{
          ...{ statement, order, onClose },
          fen: amountOf(statement, page),
          isPossible: actions.has(action),
        }}
      />
    );
  }
  return rental === null ? null : (
    <LazyComponent load={loadExtend} props={{ order, rental, onClose }} />
  );
}

function amountOf(statement: Statement, page: OrderPage): number {
  if (statement === "object") return page.rental?.claim?.claimedFen ?? 0;
  return statement === "escalate" ? (page.afterSale?.askedFen ?? 0) : leftOfPrice(page);
}
