import type { CallAnswer } from "@storefront/contract/calls";
import { fenToYuan } from "@storefront/contract/money";
import { DEPOSIT_CLAIM_REASONS } from "@storefront/contract/refunds/deposit-claim";
import type { Deps } from "../../deps";
import { readEvidence } from "../after-sales/evidence";
import { findAfterSale } from "../after-sales/find-after-sale";
import { readEvents } from "../after-sales/read-after-sale";

type Claim = NonNullable<CallAnswer<"orderDetail">["rental"]>["claim"];

/** Reads the claim against an order's deposit; null when there is none. The caller must check access. */
export async function readClaim(
  deps: Pick<Deps, "db" | "clock" | "config">,
  orderNum: string,
): Promise<Claim> {
  const claim = await findAfterSale(deps.db, orderNum, "deposit");
  if (!claim) return null;
  const events = await readEvents(deps.db, claim.id);
  return {
    state: claim.state,
    reason: DEPOSIT_CLAIM_REASONS.find((each) => each === claim.reason) ?? "rules_broken",
    text: claim.text,
    claimed: fenToYuan(claim.claimedFen ?? 0),
    until: claim.dueAt?.toISOString() ?? null,
    images: await readEvidence(deps, claim.id, "seller"),
    answer_images: await readEvidence(deps, claim.id, "buyer"),
    events: events.map(({ state, by, text, createdAt }) => ({
      ...{ state, by, text, at: createdAt.toISOString() },
    })),
  };
}
