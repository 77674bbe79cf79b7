import { depositClaimStep } from "@storefront/contract/labels/after-sale-labels";
import { AFTER_SALE_WORDS, DEPOSIT_CLAIM_WORDS } from "@storefront/contract/labels/state-words";
import { fenToYuan } from "@storefront/contract/money";
import type { OrderPage } from "@/lib/order/order-page";
import { State } from "./after-sale-card";
import { Card, Fact, Facts } from "./card";
import { DisputeHistory } from "./dispute-history";
import { Evidence } from "./evidence";

/** The seller's claim against the deposit of a rental, and the buyer's answer. */
export function ClaimCard({ page: { rental } }: { page: OrderPage }) {
  const claim = rental?.claim;
  if (!claim) return null;
  const word = DEPOSIT_CLAIM_WORDS[claim.state] ?? AFTER_SALE_WORDS[claim.state];
  return (
    <Card title="押金申诉" aside={<State>{word}</State>}>
      <Facts>
        <Fact label="原因">{claim.reason}</Fact>
        <Fact label="申请扣除">
          <span className="figures">¥{fenToYuan(claim.claimedFen)}</span>
        </Fact>
      </Facts>
      <Evidence pictures={claim.pictures} by="卖家" />
      <Evidence pictures={claim.answerPictures} by="我" />
      <DisputeHistory events={claim.events} name={({ state, by }) => depositClaimStep(state, by)} />
    </Card>
  );
}
