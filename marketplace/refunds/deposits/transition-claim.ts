import { ApiError } from "@storefront/contract/api-error";
import type { AfterSaleActor } from "@storefront/contract/refunds/after-sale-rules";
import {
  type DepositClaimAction,
  nextDepositClaimState,
} from "@storefront/contract/refunds/deposit-claim-rules";
import { eq } from "drizzle-orm";
import type { Db } from "../../database/db";
import { afterSaleEvents, afterSales } from "../../database/schema";
import { lockRentalOf, settleDeposit } from "../../rentals/rentals";
import { type AfterSale, findAfterSale } from "../after-sales/find-after-sale";

interface Transition {
  act: DepositClaimAction;
  by: AfterSaleActor;
  text: string;
  /** For a decision: the kept part of the deposit, may be 0. */
  keptFen?: number;
}

/**
 * Applies an act to the claim against an order's deposit, in the caller's transaction. The end of the claim settles the
 * deposit.
 * @returns the claim before the act
 * @throws ApiError `orderNotFound`; `afterSaleNone`; `afterSaleMoved` when this actor cannot do this in the current
 *   state; `invalid` for a kept part above the deposit
 */
export async function transitionClaim(
  tx: Db,
  orderNum: string,
  { act, by, text, keptFen = 0 }: Transition,
  now: Date,
): Promise<AfterSale> {
  const { order } = await lockRentalOf(tx, orderNum);
  const claim = await findAfterSale(tx, orderNum, "deposit");
  if (!claim) throw new ApiError("afterSaleNone");
  const isLate = act !== "expire" && claim.dueAt !== null && claim.dueAt <= now;
  const state = isLate ? null : nextDepositClaimState(claim.state, act, by);
  if (state === null) throw new ApiError("afterSaleMoved");
  if (keptFen < 0 || keptFen > order.depositFen) {
    throw new ApiError("invalid", { msg: "扣除的金额超出了押金" });
  }
  const kept = KEPT[act]?.(claim, keptFen) ?? null;
  const refundFen = act === "withdraw" || kept === null ? null : order.depositFen - kept;
  await tx
    .update(afterSales)
    .set({ state, dueAt: null, refundFen })
    .where(eq(afterSales.id, claim.id));
  await tx
    .insert(afterSaleEvents)
    .values({ afterSaleId: claim.id, state, by, text, createdAt: now });
  if (kept !== null) {
    const settler = act === "withdraw" ? "seller" : "claim";
    await settleDeposit(tx, order, { by: settler, keptFen: kept }, now);
  }
  return claim;
}

/** The kept part of the deposit, for the acts that end a claim. */
const KEPT: Partial<Record<DepositClaimAction, (claim: AfterSale, keptFen: number) => number>> = {
  accept: ({ claimedFen }) => claimedFen ?? 0,
  withdraw: () => 0,
  decide: (_, keptFen) => keptFen,
};
