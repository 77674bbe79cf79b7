import { ApiError } from "@storefront/contract/api-error";
import type { CallAnswer } from "@storefront/contract/calls";
import type { OrderState } from "@storefront/contract/orders/order-list";
import { and, desc, eq, gte, isNotNull, notInArray } from "drizzle-orm";
import type { Session } from "../../accounts/accounts";
import type { Db } from "../../database/db";
import { boostOrders, orders, phoneTickets } from "../../database/schema";
import type { Deps } from "../../deps";
import { boostOrderState, goodsOrderState, isChecking } from "../../order-records/order-records";

type Ticket = typeof phoneTickets.$inferSelect;

/**
 * Reads a ticket for the desktop that shows its code, with the order that its buyer has placed since: also one of a phone
 * that was logged in otherwise.
 * @throws ApiError `phoneTicketExpired` when this login has no such ticket
 */
export async function readTicket(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { userId, tokenHash }: Session,
  ticketId: number,
): Promise<CallAnswer<"ticketState">> {
  const now = clock.now();
  const [ticket] = await db
    .select()
    .from(phoneTickets)
    .where(and(eq(phoneTickets.id, ticketId), eq(phoneTickets.tokenHash, tokenHash)));
  if (!ticket) throw new ApiError("phoneTicketExpired");
  const { state, code, expiresAt } = ticket;
  const find = ticket.purpose === "boost" ? findBoost : findOrder;
  const order = await find(db, userId, ticket, now);
  return {
    state: state !== "used" && expiresAt <= now ? "expired" : state,
    code: state === "requested" && expiresAt > now ? code : "",
    order_num: order?.orderNum ?? "",
    order_state: order?.state ?? "",
  };
}

interface PlacedOrder {
  orderNum: string;
  state: OrderState;
}

/** The newest one that is not over without a payment. */
async function findOrder(
  db: Db,
  userId: number,
  { purpose, subjectId, createdAt }: Ticket,
  now: Date,
): Promise<PlacedOrder | null> {
  const [order] = await db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        eq(orders.goodsId, subjectId),
        isNotNull(purpose === "rent" ? orders.rentHours : orders.groupId),
        gte(orders.createdAt, createdAt),
        notInArray(orders.status, ["expired", "cancelled"]),
      ),
    )
    .orderBy(desc(orders.id))
    .limit(1);
  return order
    ? shown(
        order.orderNum,
        goodsOrderState({ ...order, isChecking: await isChecking(db, order, now) }, now),
      )
    : null;
}

async function findBoost(
  db: Db,
  userId: number,
  { subjectId, createdAt }: Ticket,
  now: Date,
): Promise<PlacedOrder | null> {
  const [order] = await db
    .select()
    .from(boostOrders)
    .where(
      and(
        eq(boostOrders.userId, userId),
        eq(boostOrders.gameId, subjectId),
        gte(boostOrders.createdAt, createdAt),
        notInArray(boostOrders.status, ["expired", "cancelled"]),
      ),
    )
    .orderBy(desc(boostOrders.id))
    .limit(1);
  return order
    ? shown(
        order.orderNum,
        boostOrderState({ ...order, isChecking: await isChecking(db, order, now) }, now),
      )
    : null;
}

const shown = (orderNum: string, state: OrderState): PlacedOrder | null =>
  state === "expired" ? null : { orderNum, state };
