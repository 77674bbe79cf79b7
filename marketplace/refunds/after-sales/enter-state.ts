import {
  type AfterSaleActor,
  type AfterSaleState,
  secondsToExpiry,
} from "@storefront/contract/refunds/after-sale-rules";
import { eq } from "drizzle-orm";
import type { Db } from "../../database/db";
import { afterSaleEvents, afterSales } from "../../database/schema";
import { after } from "../../order-records/order-records";
import type { AfterSale } from "./find-after-sale";
import type { Sale } from "./lock-sale";
import { refundSale } from "./refund-sale";

interface Entry {
  afterSale: Pick<AfterSale, "id" | "priceFen">;
  state: AfterSaleState;
  by: AfterSaleActor;
  text: string;
  /** For a decision: the refunded part of the price, may be 0. */
  refundFen?: number;
}

/** Moves the after-sale of a locked order to its next state, and refunds when that state requires it. */
export async function enterState(
  tx: Db,
  sale: Sale,
  { afterSale, state, by, text, refundFen }: Entry,
  now: Date,
): Promise<void> {
  const { id } = afterSale;
  const askedFen = Math.min(afterSale.priceFen, sale.priceFen);
  const fen = state === "accepted" ? askedFen : state === "decided" ? (refundFen ?? 0) : null;
  // First: it clears the order's mark of an open after-sale, which would block the refund.
  await tx
    .update(afterSales)
    .set({ state, dueAt: dueAt(state, now), refundFen: fen })
    .where(eq(afterSales.id, id));
  await tx.insert(afterSaleEvents).values({ afterSaleId: id, state, by, text, createdAt: now });
  if (fen === null || fen === 0) return;
  const deductedFen = await refundSale(tx, sale, { fen, cause: "after_sale" }, now);
  if (deductedFen > 0) {
    await tx.update(afterSales).set({ deductedFen }).where(eq(afterSales.id, id));
  }
}

/** Returns when a state that is entered now ends automatically, or null. */
export function dueAt(state: AfterSaleState, now: Date): Date | null {
  const seconds = secondsToExpiry(state);
  return seconds === null ? null : after(now, seconds);
}
