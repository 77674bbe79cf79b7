import { ApiError } from "@storefront/contract/api-error";
import { eq, sql } from "drizzle-orm";
import type { Db } from "../../database/db";
import { boostOrders, SOLD_STATUSES } from "../../database/schema";
import { countRefunded, payRefund } from "../../fulfilment/fulfilment";
import { assertRefundable, refundPayment } from "../../payments/payments";
import type { Sale } from "./lock-sale";

const REFUNDABLE: readonly string[] = [
  ...["grouping", ...SOLD_STATUSES],
  ...["waiting", "accepted", "done"],
];

interface RefundedPart {
  refundNum: string;
  /** Paid-out cashback, deducted from the refund. */
  deductedFen: number;
}

/**
 * Refunds a part of the price of a locked, paid order (lock-sale.ts) that continues, by its payment channel, in the
 * caller's transaction; may be repeated until nothing is left. return-deposit.ts refunds the deposit.
 * @throws ApiError `invalid` when `fen` is no amount, or more than is left; `orderClosed` when the order is not paid,
 * is undone, or has an open after-sale, which decides about its money. Nothing is changed then.
 */
export async function refundPart(
  tx: Db,
  sale: Sale,
  fen: number,
  now: Date,
): Promise<RefundedPart> {
  const { status, inAfterSale } = sale.order;
  if (!REFUNDABLE.includes(status)) {
    throw new ApiError("orderClosed", { msg: "订单没有付款，或已经退款，不能再退" });
  }
  if (inAfterSale) throw new ApiError("orderClosed", { msg: "售后正在处理，请在售后里决定退款" });
  assertRefundable(fen, sale.priceFen);
  const cause = "part";
  if (sale.kind === "boost") {
    const { refundNum } = await refundPayment(tx, sale.order, { fen, cause }, now);
    await tx
      .update(boostOrders)
      .set({ refundedFen: sql`${boostOrders.refundedFen} + ${fen}` })
      .where(eq(boostOrders.id, sale.order.id));
    return { refundNum, deductedFen: 0 };
  }
  const deductedFen = await countRefunded(tx, sale.order, fen);
  const { refundNum } = await payRefund(tx, sale.order, { fen, deductedFen, cause }, now);
  return { refundNum, deductedFen };
}
