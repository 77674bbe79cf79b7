import type { AccountOrder } from "@/lib/account/read-orders";
import type { OrderPage } from "./order-page";

const MINUTE_MS = 60_000;

/**
 * How long to wait until orders that go on elsewhere are fetched again: short after the page was opened or something has
 * changed, then longer.
 * @param quietMs time since then
 */
export function pollInterval(quietMs: number): number {
  if (quietMs < 2 * MINUTE_MS) return 5_000;
  return quietMs < 30 * MINUTE_MS ? 15_000 : 30_000;
}

const OVER = ["completed", "refunded", "expired", "cancelled"];

/** Whether the seller, the platform or the buyer's phone may change an order. */
export function goesOn({
  state,
  kind,
  rental,
  refunds,
  refundAt,
  depositText,
}: AccountOrder): boolean {
  if (refundAt !== null || refunds.some((refund) => refund.state === "due")) return true;
  if (kind === "rent" && rental !== null) return rental === "running" || depositText !== "";
  return state !== "collected" && !OVER.includes(state);
}

/** @returns what may change on an order's page, as a text; null when nothing does any more */
export function awaited(page: OrderPage): string | null {
  const { order, rental, boost, afterSale, refunds } = page;
  const isSettled = rental === null || rental.depositState === "settled";
  const isDue = refunds.some(({ state }) => state === "due");
  if (isSettled && !isDue && !goesOn({ ...order, rental: null })) return null;
  return [
    order.state,
    order.afterSale,
    order.refundAt === null,
    order.isChecking === true,
    rental?.state,
    rental?.depositState,
    rental?.claim?.state,
    rental?.extensions.map(({ word }) => word).join(),
    boost?.starsWon,
    boost?.account,
    afterSale?.events.length,
    refunds.map(({ state }) => state).join(),
  ].join(" ");
}
