import { eq } from "drizzle-orm";
import {
  type AfterSaleActor,
  type AfterSaleState,
  secondsToLapse,
} from "@/contract/after-sale-rules";
import type { Db } from "@/database/open";
import { afterSaleEvents, afterSales } from "@/database/schema";
import { after } from "../order-terms/order-terms";
import type { AfterSale } from "./find-after-sale";
import type { Sale } from "./lock-sale";
import { refundSale } from "./refund-sale";

interface Entry {
  state: AfterSaleState;
  by: AfterSaleActor;
  text: string;
  /** Of a decision: what goes back of the price, from 0. */
  refundFen?: number;
}

/**
 * Has the after-sale of a locked order enter its next state, with the refund that this brings.
 */
export async function enterState(
  tx: Db,
  sale: Sale,
  { id }: Pick<AfterSale, "id">,
  { state, by, text, refundFen }: Entry,
  now: Date,
): Promise<void> {
  const fen = state === "accepted" ? sale.priceFen : state === "decided" ? (refundFen ?? 0) : null;
  // First, because it marks the order as having no open after-sale, without which it could not be refunded.
  await tx
    .update(afterSales)
    .set({ state, dueAt: dueAt(state, now), refundFen: fen })
    .where(eq(afterSales.id, id));
  await tx.insert(afterSaleEvents).values({ afterSaleId: id, state, by, text, createdAt: now });
  if (fen === null || fen === 0) return;
  const deductedFen = await refundSale(tx, sale, fen, now);
  if (deductedFen > 0) {
    await tx.update(afterSales).set({ deductedFen }).where(eq(afterSales.id, id));
  }
}

/** @returns when a state ends by itself that is entered now */
export function dueAt(state: AfterSaleState, now: Date): Date | null {
  const seconds = secondsToLapse(state);
  return seconds === null ? null : after(now, seconds);
}
