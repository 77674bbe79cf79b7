import { ApiError } from "@storefront/contract/api-error";
import { fenToYuan } from "@storefront/contract/money";
import type { DepositClaimReason } from "@storefront/contract/refunds/deposit-claim";
import { CLAIM_ANSWER_HOURS } from "@storefront/contract/rentals/deposit-terms";
import { eq } from "drizzle-orm";
import type { Db } from "../../database/db";
import { afterSaleEvents, afterSales, rentals } from "../../database/schema";
import { singleRow } from "../../database/single-row";
import { after } from "../../order-records/order-records";
import type { ImageOwner } from "../../pictures/pictures";
import { lockRentalOf } from "../../rentals/rentals";
import { attachEvidence } from "../after-sales/evidence";

interface Claim {
  orderNum: string;
  /** 1 … the deposit. */
  claimedFen: number;
  reason: DepositClaimReason;
  text: string;
  images: { owner: ImageOwner; ids: readonly string[] };
}

/**
 * Claims a part of a returned account's deposit for the seller, in the caller's transaction. Until the claim ends nothing
 * of the deposit moves.
 * @throws ApiError `orderNotFound`; `orderClosed` when the deposit does not wait for the seller, or its deadline has
 *   passed; `invalid`; `imageNotFound`
 */
export async function claimDeposit(tx: Db, claim: Claim, now: Date): Promise<void> {
  const { orderNum, claimedFen, reason, text, images } = claim;
  const { order, rental } = await lockRentalOf(tx, orderNum);
  if (rental.depositDueAt === null || rental.depositDueAt <= now) {
    throw new ApiError("orderClosed", { msg: "这笔押金不在等待确认，不能再申请扣除" });
  }
  if (claimedFen < 1 || claimedFen > order.depositFen) {
    throw new ApiError("invalid", { msg: `扣除金额必须在 0.01 到 ${fenToYuan(order.depositFen)}` });
  }
  if (text.trim() === "") throw new ApiError("invalid", { msg: "请写明理由，买卖双方都会看到" });
  await tx.update(rentals).set({ depositDueAt: null }).where(eq(rentals.orderId, order.id));
  const { userId, depositFen } = order;
  const made = await tx
    .insert(afterSales)
    .values({
      ...{ kind: "deposit", orderNum, userId, reason, text, claimedFen, state: "requested" },
      priceFen: depositFen,
      dueAt: after(now, CLAIM_ANSWER_HOURS * 3600),
      createdAt: now,
    })
    .returning({ id: afterSales.id });
  const afterSaleId = singleRow(made).id;
  const { owner, ids } = images;
  await attachEvidence(tx, { owner, by: "seller", afterSaleId, imageIds: ids }, now);
  const event = { afterSaleId, state: "requested", by: "seller", text, createdAt: now } as const;
  await tx.insert(afterSaleEvents).values(event);
}
