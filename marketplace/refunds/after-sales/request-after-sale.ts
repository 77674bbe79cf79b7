import { ApiError } from "@storefront/contract/api-error";
import type { CallAnswer } from "@storefront/contract/calls";
import { AFTER_SALE_REQUESTS } from "@storefront/contract/listing/refund-terms";
import { fenToYuan } from "@storefront/contract/money";
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
  /** Of what is left of the price; null: all of it. */
  askedFen: number | null;
}

/**
 * Requests a refund of a delivered order. While it is open the order can neither complete nor be collected. A repeated
 * request while one is open is a no-op.
 * @throws ApiError `orderNotFound` (also for another user's order), `afterSaleHad`, `afterSaleClosed`, `imageNotFound`,
 * `invalid` for an amount of nothing, or of more than is left
 */
export async function requestAfterSale(
  { db, clock }: Pick<Deps, "db" | "clock">,
  userId: number,
  { orderNum, reason, text, imageIds, askedFen }: Request,
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
    if (askedFen !== null && (askedFen <= 0 || askedFen > priceFen)) {
      throw new ApiError("invalid", { msg: `退款金额要大于 0，最多可退 ¥${fenToYuan(priceFen)}` });
    }
    const made = await tx
      .insert(afterSales)
      .values({
        ...{ orderNum, userId, reason, text, state, priceFen: askedFen ?? priceFen },
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
