import { ApiError } from "@storefront/contract/api-error";
import type { CallAnswer } from "@storefront/contract/calls";
import { AFTER_SALE_REQUESTS } from "@storefront/contract/listing/refund-terms";
import type { AfterSaleReason } from "@storefront/contract/refunds/after-sale";
import { isOpenAfterSale } from "@storefront/contract/refunds/after-sale-rules";
import { afterSaleEvents, afterSales } from "../../database/schema";
import { singleRow } from "../../database/single-row";
import type { Deps } from "../../deps";
import { afterSaleUntil } from "./after-sale-window";
import { dueAt } from "./enter-state";
import { attachEvidence } from "./evidence";
import { countRequests, findAfterSale } from "./find-after-sale";
import { lockUserSale } from "./lock-sale";

interface Request {
  orderNum: string;
  reason: AfterSaleReason;
  text: string;
  /** The buyer's uploaded pictures, as evidence. */
  imageIds: readonly string[];
}

/**
 * Requests a refund of a delivered order. While it is open the order can neither complete nor be collected. A repeated
 * request while one is open is a no-op.
 * @throws ApiError `orderNotFound` (also for another user's order), `afterSaleHad`, `afterSaleClosed`, `imageNotFound`
 */
export async function requestAfterSale(
  { db, clock }: Pick<Deps, "db" | "clock">,
  userId: number,
  { orderNum, reason, text, imageIds }: Request,
): Promise<CallAnswer<"orderRefund">> {
  const now = clock.now();
  const state = "requested";
  await db.transaction(async (tx) => {
    const { order, priceFen } = await lockUserSale(tx, userId, orderNum);
    const last = await findAfterSale(tx, orderNum);
    if (last && isOpenAfterSale(last.state)) return;
    if (last && last.state !== "withdrawn") throw new ApiError("afterSaleHad");
    const until = afterSaleUntil(order);
    if (until === null || until <= now) throw new ApiError("afterSaleClosed");
    if ((await countRequests(tx, orderNum)) >= AFTER_SALE_REQUESTS) {
      throw new ApiError("afterSaleClosed", { msg: "申请次数已经用完，请联系客服" });
    }
    const made = await tx
      .insert(afterSales)
      .values({
        ...{ orderNum, userId, reason, text, state, priceFen },
        dueAt: dueAt(state, now),
        createdAt: now,
      })
      .returning({ id: afterSales.id });
    const afterSaleId = singleRow(made).id;
    await attachEvidence(tx, { owner: { userId }, by: "buyer", afterSaleId, imageIds }, now);
    await tx
      .insert(afterSaleEvents)
      .values({ afterSaleId, state, by: "buyer", text, createdAt: now });
  });
  return { order_num: orderNum, state: "refunding" };
}
