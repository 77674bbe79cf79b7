import assert from "node:assert/strict";
import { and, eq, getTableColumns, gte, sql } from "drizzle-orm";
import { lockedPersonIdOf } from "../accounts/accounts";
import type { Db } from "../database/db";
import { type Placeholders, prepareOnce } from "../database/prepared-query";
import { orders, paymentTrades, stock, userEnvelopes } from "../database/schema";
import { singleRow } from "../database/single-row";
import { piecesOf } from "../fulfilment/fulfilment";
import type { Order } from "../order-records/order-records";
import type { NewTradeRow } from "../payments/payments";

/** An order without the columns of later events. */
export type NewOrder = Omit<Order, "id" | keyof typeof NO_EVENTS>;

/**
 * Writes a new order in one statement: holds its pieces and its coupon, and stores the trade that it will be paid by. The
 * row of stock and the coupon must be locked and known to suffice.
 */
export async function writeOrder(
  tx: Db,
  order: NewOrder,
  trade: NewTradeRow | null,
): Promise<Order> {
  const values = { ...order, ...NO_EVENTS };
  const held = { ...values, pieces: piecesOf(order) };
  const written = singleRow(
    trade === null
      ? await writeWithoutTrade(tx, held)
      : await writeWithTrade(tx, { ...held, ...prefixed(trade) }),
  );
  assert(written.moved === 1, `order ${order.orderNum} holds no stock`);
  return { ...values, id: written.id };
}

/** Columns of later events, empty in a new order. */
const NO_EVENTS = {
  paidAt: null,
  collectedAt: null,
  deliverBy: null,
  deliveringAt: null,
  deliveredAt: null,
  deliveryNote: null,
  confirmBy: null,
  completedAt: null,
  completedBy: null,
  refundUntil: null,
  refundReason: null,
  extendedHours: 0,
  refundedFen: 0,
  inAfterSale: false,
  cancelledAt: null,
  settleDueAt: null,
  settledAt: null,
  // The statement that writes the order reads it.
  firstBuyPersonId: null,
} as const;

type OrderValues = Omit<Order, "id"> & { pieces: number };

/** Columns of the trade have a prefix, because the order has columns of the same names. */
type TradeValues = { [K in keyof NewTradeRow as `trade_${K}`]: NewTradeRow[K] };

const prefixed = (trade: NewTradeRow) =>
  Object.fromEntries(
    Object.entries(trade).map(([name, value]) => [`trade_${name}`, value]),
  ) as TradeValues;

const writeWithoutTrade = prepareOnce((db, values: Placeholders<OrderValues>) =>
  insertOrder(db, values, []),
);

const writeWithTrade = prepareOnce((db, values: Placeholders<OrderValues & TradeValues>) => {
  const trade = db
    .insert(paymentTrades)
    .values({
      orderNum: values.trade_orderNum,
      channel: values.trade_channel,
      amountFen: values.trade_amountFen,
      qrText: values.trade_qrText,
      state: values.trade_state,
      checkAt: values.trade_checkAt,
      createdAt: values.trade_createdAt,
    })
    .returning({ orderNum: paymentTrades.orderNum });
  return insertOrder(db, values, [db.$with("trade").as(trade)]);
});

type Part = ReturnType<ReturnType<Db["$with"]>["as"]>;

/** @param parts other writes of the same statement */
function insertOrder(db: Db, values: Placeholders<OrderValues>, parts: readonly Part[]) {
  const { stockId, userEnvelopeId, pieces } = values;
  const moved = db.$with("moved").as(
    db
      .update(stock)
      .set({
        available: sql`${stock.available} - ${pieces}`,
        held: sql`${stock.held} + ${pieces}`,
      })
      .where(and(eq(stock.id, stockId), gte(stock.available, pieces)))
      .returning({ id: stock.id }),
  );
  const coupon = db
    .$with("coupon")
    .as(
      db
        .update(userEnvelopes)
        .set({ status: "held" })
        .where(eq(userEnvelopes.id, userEnvelopeId))
        .returning({ id: userEnvelopes.id }),
    );
  const { id: _, ...columns } = getTableColumns(orders);
  const row = Object.keys(columns).map((name) => [name, values[name as keyof OrderValues]]);
  return db
    .with(moved, coupon, ...parts)
    .insert(orders)
    .values({
      ...Object.fromEntries(row),
      firstBuyPersonId: sql`case when ${values.firstBuy} then ${lockedPersonIdOf(values.userId)} end`,
    })
    .returning({ id: orders.id, moved: sql<number>`(select count(*) from ${moved})::int` });
}
