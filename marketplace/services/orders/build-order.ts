import assert from "node:assert/strict";
import { and, eq, getTableColumns } from "drizzle-orm";
import { ApiError } from "@/contract/api-error";
import type { CallAnswer } from "@/contract/calls";
import { onlyRow } from "@/database/only-row";
import type { Db } from "@/database/open";
import { type Placeholders, prepareOnce } from "@/database/prepared-query";
import { orderDrafts, orders, userEnvelopes, users } from "@/database/schema";
import { checkRemarks } from "@/rules/orders/check-remarks";
import { checkMostForBuyer, checkReservation } from "@/rules/orders/order-limits";
import { type CreateOrderInput, isSameContent } from "@/rules/orders/same-content";
import type { Deps } from "../../deps";
import { takeFromBalance } from "../accounts/balance";
import { lockCoupon } from "../coupons/read-coupons";
import { moveStock } from "../fulfilment/move-stock";
import { coverOf } from "../goods/cover";
import { takeSeat } from "../groups/seats";
import { recordPayment } from "../ledger/record-payment";
import { lockBuyer, readBuyerHistory } from "../order-terms/buyer-history";
import { BALANCE_CHANNEL, isOffered } from "../order-terms/channels";
import { type Order, orderResult } from "../order-terms/order-result";
import { after, DRAFT_LIFE_S, isActive, PAY_WINDOW_S } from "../order-terms/order-terms";
import { ensureTrade } from "../payments/ensure-trade";
import { readRemarks } from "./confirm-order";
import { basePrice, withCoupon } from "./price-offer";
import { checkOffer, findOffer, mostForBuyer, type Offer } from "./read-offer";
import { settleOrder } from "./settle-order";

type Needs = Pick<Deps, "db" | "clock" | "config" | "payments" | "log" | "findPayable">;

/**
 * Makes the order of an order number, once: the same submission again, also at the same moment, gets the same
 * answer (product §10.12). The price is the server's; pieces, coupon and balance change together or not at all.
 * Locks are taken in the order draft and buyer, order, group, stock, coupon, user, here and wherever orders change.
 * @throws ApiError orderNotFound, orderMismatch, orderClosed, outOfStock, couponUnusable, remarkNeeded,
 * priceChanged, channelUnknown, balanceShort, payUnavailable (the order is made, and the same submission
 * again tries to have it paid again), and what readOffer, checkMostForBuyer and checkReservation throw
 */
export async function buildOrder(
  deps: Needs,
  userId: number,
  ask: CreateOrderInput,
): Promise<CallAnswer<"buildOrder">> {
  const { db, clock, config } = deps;
  const now = clock.now();
  const order = await db.transaction((tx) => findOrMake(tx, deps, userId, ask, now));
  return orderResult(config, order, await ensureTrade(deps, order, order.goodsName), now);
}

async function findOrMake(
  tx: Db,
  deps: Pick<Needs, "config" | "payments">,
  userId: number,
  ask: CreateOrderInput,
  now: Date,
): Promise<Order> {
  const { orderNum } = ask;
  // Sent together, run one after the other: each begins after the lock was got, and sees what its last holder did.
  const [[draft], [order], rows, history] = await Promise.all([
    lockDraft(tx, { orderNum, userId }),
    findOrder(tx, { orderNum }),
    findOffer(tx, ask),
    readBuyerHistory(tx, userId, ask, now),
  ]);
  if (!draft) throw new ApiError("orderNotFound");
  if (order) return stillOpen(order, ask, now);
  if (draft.goodsId !== ask.goodsId || (draft.specId ?? 0) !== ask.specId) {
    throw new ApiError("orderMismatch");
  }
  if (after(draft.createdAt, DRAFT_LIFE_S) <= now) throw new ApiError("orderClosed");
  const { rentHours, groupChoice } = draft;
  const offer = checkOffer(rows, { ...ask, rentHours, groupChoice });
  checkMostForBuyer(history.piecesOfItem, ask.quantity, mostForBuyer(offer));
  if (ask.channelId !== BALANCE_CHANNEL) {
    checkReservation(history, deps.config.orderLimits, { quantity: ask.quantity, now });
  }
  if (!isOffered(deps, ask.channelId)) throw new ApiError("channelUnknown");
  return make(tx, draft, offer, ask, now);
}

function stillOpen(order: Order, ask: CreateOrderInput, now: Date): Order {
  if (!isSameContent(order, ask)) throw new ApiError("orderMismatch");
  const due = order.status === "pending" && order.expiresAt <= now;
  if (due || !isActive(order)) throw new ApiError("orderClosed");
  return order;
}

async function make(
  tx: Db,
  draft: typeof orderDrafts.$inferSelect,
  offer: Offer,
  ask: CreateOrderInput,
  now: Date,
): Promise<Order> {
  const { userId, promotionUserId, sign, rentHours, groupChoice } = draft;
  const seat =
    groupChoice === null
      ? NO_SEAT
      : await takeSeat(tx, {
          choice: groupChoice,
          goodsId: ask.goodsId,
          priceFen: offer.unitFen,
          userId,
          now,
        });
  checkRemarks(offer.asksRemarks ? await readRemarks(tx, ask.goodsId) : [], ask.customerRemarks);

  const held = await moveStock(
    tx,
    { stockId: offer.stock.id, quantity: ask.quantity },
    "available",
    "held",
  );
  if (!held) throw new ApiError("outOfStock");
  const coupon = ask.couponId === 0 ? null : await lockCoupon(tx, userId, ask.couponId);
  if (coupon === undefined) throw new ApiError("couponUnusable");
  if (offer.goods.firstBuyDiscountFen > 0) await lockUser(tx, { userId });
  const price = withCoupon(await basePrice(tx, userId, offer), offer, coupon, now);
  if (ask.expectedFen !== null && ask.expectedFen !== price.totalFen) {
    throw new ApiError("priceChanged");
  }
  if (coupon) {
    await tx.update(userEnvelopes).set({ status: "held" }).where(eq(userEnvelopes.id, coupon.id));
  }

  const fromBalance = ask.channelId === BALANCE_CHANNEL;
  if (fromBalance) await takeFromBalance(tx, userId, price.totalFen);
  const values = {
    orderNum: ask.orderNum,
    userId,
    goodsId: ask.goodsId,
    specId: draft.specId,
    stockId: offer.stock.id,
    goodsName: offer.goods.name,
    specName: offer.specName,
    picture: coverOf(offer.goods.media),
    quantity: ask.quantity,
    unitFen: price.unitFen,
    lines: price.lines,
    gifts: price.gifts,
    envelopeFen: price.couponFen,
    totalFen: price.totalFen,
    depositFen: offer.rent?.depositFen ?? 0,
    rentHours,
    cashbackFen: cashbackOf(offer, price.totalFen - (offer.rent?.depositFen ?? 0)),
    ...seat,
    userEnvelopeId: coupon?.id ?? null,
    channelId: ask.channelId,
    status: "pending" as const,
    remark: ask.remark,
    leaveWord: ask.leaveWord,
    customerRemarks: ask.customerRemarks,
    promotionUserId,
    sign,
    firstBuy: price.firstBuy,
    createdAt: now,
    expiresAt: after(now, PAY_WINDOW_S),
    ...NOTHING_HAPPENED,
  } satisfies NewOrder;
  const row = onlyRow(await insertOrder(tx, values));
  const order: Order = { ...values, ...row };
  if (!fromBalance) return order;
  await recordPayment(tx, order, now);
  const status = await settleOrder(tx, order, now);
  assert(status !== null, `order ${order.orderNum} was paid and not settled`);
  return { ...order, status, paidAt: now };
}

/** Never the whole price: discounts may have left less of it than was promised. */
const cashbackOf = ({ cashbackFen, quantity }: Offer, price: number): number =>
  Math.max(0, Math.min(cashbackFen * quantity, price - 1));

const NO_SEAT = { groupId: null, groupSeat: null };

/** Locks the buyer with it: two orders of one buyer are counted one after the other. */
const lockDraft = prepareOnce(
  (db, { orderNum, userId }: Placeholders<{ orderNum: string; userId: number }>) =>
    db
      .select({ ...getTableColumns(orderDrafts), locked: lockBuyer(orderDrafts.userId) })
      .from(orderDrafts)
      .where(and(eq(orderDrafts.orderNum, orderNum), eq(orderDrafts.userId, userId)))
      .for("no key update"),
);

const findOrder = prepareOnce((db, { orderNum }: Placeholders<{ orderNum: string }>) =>
  db.select().from(orders).where(eq(orders.orderNum, orderNum)),
);

/** Two orders of one buyer with a first-order discount take turns from here on, or both would have it. */
const lockUser = prepareOnce((db, { userId }: Placeholders<{ userId: number }>) =>
  db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update"),
);

type NewOrder = Omit<Order, "id">;

/** What an order that was just made has not come to. */
const NOTHING_HAPPENED = {
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
  refundedFen: 0,
  inAfterSale: false,
  cancelledAt: null,
} as const;

const insertOrder = prepareOnce((db, places: Placeholders<NewOrder>) => {
  const { id: _, ...columns } = getTableColumns(orders);
  const values = Object.keys(columns).map((name) => [name, places[name as keyof NewOrder]]);
  return db.insert(orders).values(Object.fromEntries(values)).returning({ id: orders.id });
});
