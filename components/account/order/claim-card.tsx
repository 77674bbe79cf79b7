"use client";

import { depositClaimStep } from "@storefront/contract/labels/after-sale-labels";
import { AFTER_SALE_WORDS, DEPOSIT_CLAIM_WORDS } from "@storefront/contract/labels/state-words";
import { fenToYuan } from "@storefront/contract/money";
import type { BuyerAction } from "@storefront/contract/orders/buyer-actions";
import { Button } from "@/components/ui/button";
import { ConfirmedButton } from "@/components/ui/confirmed-button";
import { acceptClaim } from "@/lib/account/order-actions";
import type { OrderPage } from "@/lib/order/order-page";
import { acceptClaimQuestion } from "@/lib/order/questions";
import { runAction } from "../parts/run-action";
import { State } from "./after-sale-card";
import { Card, Detail, Details } from "./card";
import { DisputeHistory } from "./dispute-history";

interface Props {
  page: OrderPage;
  actions: ReadonlySet<BuyerAction>;
  onAction: (action: BuyerAction) => void;
}

/** The seller's claim against the deposit of a rental, and the buyer's answer. */
export function ClaimCard({ page: { order, rental }, actions, onAction }: Props) {
  const claim = rental?.claim;
  if (!rental || !claim) return null;
  const word = DEPOSIT_CLAIM_WORDS[claim.state] ?? AFTER_SALE_WORDS[claim.state];
  return (
    <Card title="押金申诉" aside={<State>{word}</State>}>
      <Details>
        <Detail label="原因">{claim.reason}</Detail>
        <Detail label="申请扣除">
          <span className="figures">¥{fenToYuan(claim.claimedFen)}</span>
        </Detail>
      </Details>
      <DisputeHistory
        events={claim.events}
        name={({ state, by }) => depositClaimStep(state, by)}
        picturesOf={({ state, by }) => {
          if (state === "requested") return claim.pictures;
          return state === "escalated" && by === "buyer" ? claim.answerPictures : [];
        }}
      />
      {actions.has("acceptClaim") ? (
        <div className="mt-4 flex flex-wrap items-center gap-2 border-line border-t pt-4 print:hidden">
          {actions.has("objectClaim") ? (
            <Button
              variant="primary"
              data-action="objectClaim"
              onClick={() => onAction("objectClaim")}
            >
              不同意，说明情况
            </Button>
          ) : null}
          <ConfirmedButton
            data-action="acceptClaim"
            question={acceptClaimQuestion(order, { ...claim, depositFen: rental.depositFen })}
            onConfirm={() => runAction("已同意扣除", () => acceptClaim(order))}
          >
            同意扣除
          </ConfirmedButton>
        </div>
      ) : null}
    </Card>
  );
}
