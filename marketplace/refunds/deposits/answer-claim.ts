import { ApiError } from "@storefront/contract/api-error";
import type { CallAnswer } from "@storefront/contract/calls";
import { nextDepositClaimState } from "@storefront/contract/refunds/deposit-claim-rules";
import { and, eq } from "drizzle-orm";
import { orders } from "../../database/schema";
import type { Deps } from "../../deps";
import { attachEvidence } from "../after-sales/evidence";
import { passClaimOnIfDue } from "./sweep-claims";
import { transitionClaim } from "./transition-claim";

interface Answer {
  orderNum: string;
  act: "accept" | "object";
  text: string;
  /** The renter's uploaded pictures, as evidence. */
  imageIds: readonly string[];
}

/**
 * Answers a claim against a deposit as its renter: agrees, which settles the deposit, or objects, after which the
 * operator decides.
 * @throws ApiError `orderNotFound` (also for another user's order), `afterSaleNone`, `afterSaleMoved`, `imageNotFound`
 */
export async function answerClaim(
  deps: Pick<Deps, "db" | "clock">,
  userId: number,
  { orderNum, act, text, imageIds }: Answer,
): Promise<CallAnswer<"answerDepositClaim">> {
  const { db, clock } = deps;
  await passClaimOnIfDue(deps, orderNum);
  const now = clock.now();
  const claim = await db.transaction(async (tx) => {
    const own = and(eq(orders.orderNum, orderNum), eq(orders.userId, userId));
    if ((await tx.$count(orders, own)) === 0) throw new ApiError("orderNotFound");
    const before = await transitionClaim(tx, orderNum, { act, by: "buyer", text }, now);
    const evidence = { owner: { userId }, by: "buyer", afterSaleId: before.id, imageIds } as const;
    await attachEvidence(tx, evidence, now);
    return before;
  });
  const state = nextDepositClaimState(claim.state, act, "buyer") ?? claim.state;
  return { order_num: orderNum, claim_state: state };
}
