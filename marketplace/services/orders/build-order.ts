import { ApiError } from "@storefront/contract/api-error";
import type { CallAnswer } from "@storefront/contract/calls";
import { and, eq, getTableColumns } from "drizzle-orm";
import type { Db } from "../../database/db";
import { onlyRow } from "../../database/only-row";
import { type Placeholders, prepareOnce } from "../../database/prepared-query";
import { orderDrafts, orders, userEnvelopes, users } from "../../database/schema";
import type { Deps } from "../../deps";
import { checkRemarks } from "../../domain/orders/check-remarks";
import { checkMaxForBuyer, checkReservation } from "../../domain/orders/order-limits";
import { checkReservedShare } from "../../domain/orders/reserved-share";
import { type CreateOrderInput, isSameContent } from "../../domain/orders/same-content";
import { giftPiecesOf } from "../../domain/pricing/price-order";
import { takeFromBalance } from "../accounts/balance";
import { lockCoupon } from "../coupons/read-coupons";
import { moveStock, type Pieces } from "../fulfilment/move-stock";
import { coverOf } from "../goods/cover";
import { takeSeat } from "../groups/seats";
import { recordPayment } from "../ledger/record-payment";
import { lockBuyer, readBuyerHistory } from "../order-core/buyer-history";
import { BALANCE_CHANNEL, isOffered } from "../order-core/channels";
import { type Order, orderResult } from "../order-core/order-result";
import { after, DRAFT_LIFE_S, isActive, PAY_WINDOW_S } from "../order-core/order-terms";
import { ensureTrade } from "../payments/ensure-trade";
import { addTask, fulfilTask } from "../payments/fulfilment-task";
import { readRemarks } from "./confirm-order";
import { basePrice, withCoupon } from "./price-offer";
import { checkOffer, findOffer, maxForBuyer, type Offer, outOfStock } from "./read-offer";
import { readShare, type Share } from "./read-share";
import { settleOrder } from "./settle-order";

type OrderDeps = Pick<Deps, "db" | "clock" | "config" | "payments" | "log" | "findPayable">;

/** The buyer, at the address and on the brand's site ("" when not known) that the order comes from. */
interface Client {
  userId: number;
  ip: string;
  brand: string;
}

/**
 * Creates the order of an order number, once: repeated submissions, even concurrent ones, get the same answer
 * (product §10.12). The server computes the price; pieces, coupon and balance change atomically.
 * Lock order, here and wherever orders change: draft and buyer, order, group, stock, coupon, user.
 * @throws ApiError `orderNotFound`, `orderMismatch`, `orderClosed`, `outOfStock`, `couponUnusable`, `remarkNeeded`,
 * `priceChanged`, `channelUnknown`, `balanceShort`, `payUnavailable` (the order exists; submitting again retries the
 * payment), and those of readOffer, checkMaxForBuyer, checkReservation and checkReservedShare
 */
export async function buildOrder(
  deps: OrderDeps,
  buyer: Client,
  input: CreateOrderInput,
): Promise<CallAnswer<"buildOrder">> {
  const { db, clock, config } = deps;
  const now = clock.now();
  const order = await db.transaction((tx) => findOrCreate(tx, deps, buyer, input, now));
  if (order.groupId !== null && order.status === "paid") await fulfilGroup(deps, order.groupId);
  return orderResult(config, order, await ensureTrade(deps, order, order.goodsName), now);
}

async function findOrCreate(
  tx: Db,
  deps: Pick<OrderDeps, "config" | "payments">,
  { userId, ip, brand }: Client,
  input: CreateOrderInput,
  now: Date,
): Promise<Order> {
  const { orderNum } = input;
  // Pipelined on one connection: the reads run after the lock is held, and see its last holder's writes.
  const [[draft], [order], rows, history] = await Promise.all([
    lockDraft(tx, { orderNum, userId }),
    findOrder(tx, { orderNum }),
    findOffer(tx, input),
    readBuyerHistory(tx, userId, input, now),
  ]);
  if (order?.userId === userId) return checkOpen(order, input, now);
  if (!draft) throw new ApiError("orderNotFound");
  if (draft.goodsId !== input.goodsId || (draft.specId ?? 0) !== input.specId) {
    throw new ApiError("orderMismatch");
  }
  if (after(draft.createdAt, DRAFT_LIFE_S) <= now) throw new ApiError("orderClosed");
  const { rentHours, groupChoice } = draft;
  const offer = checkOffer(rows, { ...input, rentHours, groupChoice }, now);
  checkMaxForBuyer(history.piecesOfItem, input.quantity, maxForBuyer(offer));
  if (input.channelId !== BALANCE_CHANNEL) {
    checkReservation(history, deps.config.orderLimits, { quantity: input.quantity, now });
  }
  if (!isOffered(deps, input.channelId)) throw new ApiError("channelUnknown");
  const readShareOf = (pieces: Pieces) =>
    input.channelId === BALANCE_CHANNEL
      ? null
      : readShare(tx, deps.config, { userId, ip, pieces, offer, history, now });
  return createOrder(tx, deps, draft, offer, brand, input, readShareOf, now);
}

function checkOpen(order: Order, input: CreateOrderInput, now: Date): Order {
  if (!isSameContent(order, input)) throw new ApiError("orderMismatch");
  const due = order.status === "pending" && order.expiresAt <= now;
  if (due || !isActive(order)) throw new ApiError("orderClosed");
  return order;
}

async function createOrder(
  tx: Db,
  deps: Pick<OrderDeps, "config">,
  draft: typeof orderDrafts.$inferSelect,
  offer: Offer,
  brand: string,
  input: CreateOrderInput,
  readShareOf: (pieces: Pieces) => Promise<Share> | null,
  now: Date,
): Promise<Order> {
  const { userId, promotionUserId, sign, rentHours, groupChoice } = draft;
  const seat =
    groupChoice === null
      ? NO_SEAT
      : await takeSeat(tx, {
          choice: groupChoice,
          goodsId: input.goodsId,
          priceFen: offer.unitFen,
          userId,
          now,
        });
  checkRemarks(
    offer.requiresRemarks ? await readRemarks(tx, input.goodsId) : [],
    input.customerRemarks,
  );

  const giftPieces = giftPiecesOf(offer);
  const { quantity } = input;
  const pieces = { stockId: offer.stock.id, quantity, giftPieces };
  // Pipelined on one connection: the share is read after the row of stock is locked.
  const [moved, share] = await Promise.all([
    moveStock(tx, pieces, "available", "held"),
    readShareOf(pieces),
  ]);
  if (!moved) throw outOfStock(giftPieces);
  if (share) checkReservedShare(share.reservation, deps.config.orderLimits);
  const coupon = input.couponId === 0 ? null : await lockCoupon(tx, userId, input.couponId);
  if (coupon === undefined) throw new ApiError("couponUnusable");
  if (offer.goods.firstBuyDiscountFen > 0) await lockUser(tx, { userId });
  const price = withCoupon(await basePrice(tx, userId, offer), offer, coupon, now);
  if (input.expectedFen !== null && input.expectedFen !== price.totalFen) {
    throw new ApiError("priceChanged");
  }
  if (coupon) {
    await tx.update(userEnvelopes).set({ status: "held" }).where(eq(userEnvelopes.id, coupon.id));
  }

  const fromBalance = input.channelId === BALANCE_CHANNEL;
  if (fromBalance) await takeFromBalance(tx, userId, price.totalFen);
  const values = {
    orderNum: input.orderNum,
    userId,
    goodsId: input.goodsId,
    specId: draft.specId,
    stockId: offer.stock.id,
    goodsName: offer.goods.name,
    specName: offer.specName,
    picture: coverOf(offer.goods.media),
    quantity: input.quantity,
    giftPieces,
    sellerId: offer.goods.sellerId,
    deliveryType: offer.goods.deliveryType,
    deliveryHours: offer.goods.deliveryHours,
    noReasonRefund: offer.goods.noReasonRefund,
    shareRewardFen: offer.goods.shareRewardFen,
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
    channelId: input.channelId,
    status: "pending" as const,
    brand,
    remark: input.remark,
    leaveWord: input.leaveWord,
    customerRemarks: input.customerRemarks,
    promotionUserId,
    sign,
    reservedFrom: share?.reservedFrom ?? null,
    firstBuy: price.firstBuy,
    createdAt: now,
    expiresAt: after(now, PAY_WINDOW_S),
    ...NO_EVENTS,
  } satisfies NewOrder;
  const row = onlyRow(await insertOrder(tx, values));
  const order: Order = { ...values, ...row };
  if (!fromBalance) return order;
  await recordPayment(tx, order, now);
  const { status, others } = await settleOrder(tx, order, now);
  for (const other of others) await addTask(tx, deps.config, other, now);
  return { ...order, status, paidAt: now };
}

/** Fulfils the other orders of a group that this order has filled. */
async function fulfilGroup(deps: OrderDeps, groupId: number): Promise<void> {
  const waiting = await deps.db
    .select({ orderNum: orders.orderNum })
    .from(orders)
    .where(and(eq(orders.groupId, groupId), eq(orders.status, "grouping")));
  for (const { orderNum } of waiting) await fulfilTask(deps, orderNum);
}

/** Capped below the price, because discounts may have reduced it below the promised cashback. */
const cashbackOf = ({ cashbackFen, quantity }: Offer, price: number): number =>
  Math.max(0, Math.min(cashbackFen * quantity, price - 1));

const NO_SEAT = { groupId: null, groupSeat: null };

/** Also locks the buyer, so that limits count concurrent orders of a buyer correctly. */
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

/** Serializes a buyer's orders with a first-order discount, so that only one gets it. */
const lockUser = prepareOnce((db, { userId }: Placeholders<{ userId: number }>) =>
  db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update"),
);

type NewOrder = Omit<Order, "id">;

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
} as const;

const insertOrder = prepareOnce((db, placeholders: Placeholders<NewOrder>) => {
  const { id: _, ...columns } = getTableColumns(orders);
  const values = Object.keys(columns).map((name) => [name, placeholders[name as keyof NewOrder]]);
  return db.insert(orders).values(Object.fromEntries(values)).returning({ id: orders.id });
});
