import { AUTOMATIC_DELIVERY } from "@storefront/contract/listing/trade";
import {
  cardSecrets,
  fulfilmentTasks,
  orders,
  rentals,
  users,
} from "@storefront/marketplace/database/schema";
import { eq, isNotNull } from "drizzle-orm";
import type { TestApp } from "../marketplace/test-app";
import type { Purchase } from "./place-attempt";

/**
 * What a buyer has for a payment. delivered: the goods. promised: the seller's delivery until a deadline. grouping:
 * a group that still lacks a member. waiting: a task that fulfills or refunds the order, or a refund on its way.
 * unnoticed: the marketplace does not know of the payment yet. unpaid: nothing was paid, or all of it is back without an
 * order.
 */
export type End =
  | "delivered"
  | "promised"
  | "grouping"
  | "waiting"
  | "unnoticed"
  | "refunded"
  | "unpaid"
  | `lost: ${string}`;

/** Balance of every buyer before the purchase, in fen. */
export const BALANCE_FEN = 1_000_000;

type Order = typeof orders.$inferSelect;

/** Returns what became of purchases, in their order. */
export async function endsOf(test: TestApp, purchases: readonly Purchase[]): Promise<End[]> {
  const { db } = test.deps;
  const byNumber = new Map((await db.select().from(orders)).map((each) => [each.orderNum, each]));
  const tasks = new Map(
    (await db.select().from(fulfilmentTasks)).map((each) => [each.orderNum, each]),
  );
  const rented = new Set((await db.select().from(rentals)).map(({ orderId }) => orderId));
  const secrets = await secretsByOrder(test);
  const isDelivered = ({ id, deliveryType, rentHours, quantity, giftPieces, ...order }: Order) => {
    if (rentHours !== null) return rented.has(id);
    if (deliveryType !== AUTOMATIC_DELIVERY) return order.deliveryNote !== null;
    return secrets.get(id) === quantity + giftPieces;
  };
  const endOf = (order: Order | undefined, keptFen: number): End => {
    if (!order) return keptFen === 0 ? "unpaid" : "lost: no order";
    const { status, deliverBy } = order;
    if (status === "refund_due") return "waiting";
    if (status === "refunded") return keptFen === 0 ? "refunded" : `lost: ${keptFen} fen not back`;
    if (status === "grouping") return "grouping";
    if (status === "received")
      return tasks.get(order.orderNum)?.cause ? "waiting" : "lost: no task";
    if (status === "pending") return keptFen === 0 ? "unpaid" : "unnoticed";
    if (status === "expired" || status === "cancelled") {
      return keptFen === 0 ? "unpaid" : `lost: ${status} and paid`;
    }
    if (isDelivered(order)) return "delivered";
    return deliverBy !== null && deliverBy > test.clock.now() ? "promised" : "lost: no goods";
  };
  const ends: End[] = [];
  for (const purchase of purchases) {
    ends.push(endOf(byNumber.get(purchase.orderNum), await keptFen(test, purchase)));
  }
  return ends;
}

/** @returns the number of card secrets that each order has */
async function secretsByOrder({ deps: { db } }: TestApp): Promise<Map<number | null, number>> {
  const counts = new Map<number | null, number>();
  const columns = { orderId: cardSecrets.orderId };
  const assigned = await db.select(columns).from(cardSecrets).where(isNotNull(cardSecrets.orderId));
  for (const { orderId } of assigned) counts.set(orderId, (counts.get(orderId) ?? 0) + 1);
  return counts;
}

/** @returns what the buyer has paid and not got back, at the provider or from the balance */
async function keptFen(
  { deps: { db }, simulators }: TestApp,
  { attempt: { payment }, buyer, orderNum }: Purchase,
): Promise<number> {
  if (payment === "balance") {
    const [user] = await db.select().from(users).where(eq(users.id, buyer.userId));
    return BALANCE_FEN - (user?.balanceFen ?? 0);
  }
  const trade = orderNum === "" ? undefined : await simulators[payment].trades.find(orderNum);
  if (trade?.state !== "paid") return 0;
  const returned = Object.values(trade.refunds).filter(({ state }) => state === "refunded");
  return returned.reduce((left, { amountFen }) => left - amountFen, trade.amountFen);
}
