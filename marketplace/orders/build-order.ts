import { ApiError } from "@storefront/contract/api-error";
import type { CallAnswer } from "@storefront/contract/calls";
import type { PieceCounts } from "@storefront/contract/listing/availability";
import { and, eq, getTableColumns } from "drizzle-orm";
import { takeFromBalance } from "../accounts/accounts";
import { coverOf } from "../catalogue/catalogue";
import type { Db } from "../database/db";
import { onlyRow } from "../database/only-row";
import { type Placeholders, prepareOnce } from "../database/prepared-query";
import { orderDrafts, orders } from "../database/schema";
import type { Deps } from "../deps";
import { takeSeat } from "../groups/groups";
import { recordPayment } from "../ledger/ledger";
import {
  after,
  BALANCE_CHANNEL,
  type BuyerHistory,
  type CreateOrderInput,
  checkMaxForBuyer,
  checkRemarks,
  checkReservation,
  checkReservedShare,
  DRAFT_LIFE_S,
  giftPiecesOf,
  historyOf,
  historySince,
  isActive,
  isChecking,
  isOffered,
  isSameContent,
  lockBuyer,
  type Order,
  orderResult,
  PAY_WINDOW_S,
  platformDiscountOf,
  settleHoursOf,
} from "../order-records/order-records";
import { addTask, createTrade, ensureTrade, fulfilTask, newTrade } from "../payments/payments";
import { findOfferToBuild, lockStock } from "./find-offer";
import { basePrice, withCoupon } from "./price-offer";
import { checkOffer, checkPieces, type Offer, quantitiesOf } from "./read-offer";
import { readShare } from "./read-share";
import { settleOrder } from "./settle-order";
import { type NewOrder, writeOrder } from "./write-order";

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
  const [found] = rows;
  if (!found) throw new ApiError("loginExpired");
  if (found.order) {
    if (await isChecking(tx, found.order, now)) throw new ApiError("paymentChecking");
    return { order: checkOpen(found.order, input, now), isNew: false };
  }
 * payment), and those of checkOffer, checkMaxForBuyer, checkReservation and checkReservedShare
 */
export async function buildOrder(
  deps: OrderDeps,
  buyer: Client,
  input: CreateOrderInput,
): Promise<CallAnswer<"buildOrder">> {
  const { db, clock, config } = deps;
  const now = clock.now();
  const { order, isNew } = await db.transaction((tx) => findOrCreate(tx, deps, buyer, input, now));
  if (order.groupId !== null && order.status === "paid") await fulfilGroup(deps, order.groupId);
  const open = isNew ? createTrade : ensureTrade;
  return orderResult(config, order, await open(deps, order, order.goodsName), now);
}

async function findOrCreate(
  tx: Db,
  deps: Pick<OrderDeps, "config" | "payments">,
  client: Client,
  input: CreateOrderInput,
  now: Date,
): Promise<{ order: Order; isNew: boolean }> {
  const { orderNum, goodsId, specId, channelId, quantity } = input;
  const { userId } = client;
  const key = { orderNum, userId, goodsId, specId, since: historySince(now) };
  // Pipelined on one connection: the second runs after the lock is held, and sees its last holder's writes.
  const [[draft], rows] = await Promise.all([
    lockDraft(tx, { orderNum, userId }),
    findOfferToBuild(tx, key),
  ]);
  const [found] = rows;
  if (!found) throw new ApiError("loginExpired");
  if (found.order) {
    if (await isChecking(tx, found.order, now)) throw new ApiError("paymentChecking");
    return { order: checkOpen(found.order, input, now), isNew: false };
  }
  if (!draft) throw new ApiError("orderNotFound");
  if (draft.goodsId !== goodsId || (draft.specId ?? 0) !== specId) {
    throw new ApiError("orderMismatch");
  }
  if (after(draft.createdAt, DRAFT_LIFE_S) <= now) throw new ApiError("orderClosed");
  const { rentHours, groupChoice } = draft;
  const offer = checkOffer(found, { ...input, rentHours, groupChoice }, now);
  const history = historyOf([...found.pastOrders, ...found.pastBoosts], input, now);
  const quantities = quantitiesOf(offer);
  checkMaxForBuyer({ had: history.piecesOfItem, quantity, ...quantities });
  if (channelId !== BALANCE_CHANNEL) {
    checkReservation(history, deps.config.orderLimits, { quantity, least: quantities.least, now });
  }
  if (!isOffered(deps, channelId)) throw new ApiError("channelUnknown");
  const buyer = { ...client, history, hasOrdered: found.hasOrdered };
  return {
    order: await createOrder(tx, deps, draft, offer, buyer, input, found.locked[0], now),
    isNew: true,
  };
}

function checkOpen(order: Order, input: CreateOrderInput, now: Date): Order {
  if (!isSameContent(order, input)) throw new ApiError("orderMismatch");
  const due = order.status === "pending" && order.expiresAt <= now;
  if (due || !isActive(order)) throw new ApiError("orderClosed");
  return order;
}

interface Buyer extends Client {
  history: BuyerHistory;
  hasOrdered: boolean;
}

/** @param locked the pieces of the row of stock when it is locked already */
async function createOrder(
  tx: Db,
  deps: Pick<OrderDeps, "config" | "payments">,
  draft: typeof orderDrafts.$inferSelect,
  offer: Offer,
  buyer: Buyer,
  input: CreateOrderInput,
  locked: PieceCounts | undefined,
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
  checkRemarks(offer.remarks, input.customerRemarks);

  const giftPieces = giftPiecesOf(offer);
  const { quantity } = input;
  const stockId = offer.stock.id;
  checkPieces(offer, giftPieces, locked ?? onlyRow(await lockStock(tx, { stockId })));
  const fromBalance = input.channelId === BALANCE_CHANNEL;
  const needsShare = !fromBalance || input.couponId !== 0;
  const pieces = { stockId, quantity, giftPieces };
  const share = needsShare
    ? await readShare(tx, deps.config, { ...buyer, ...input, pieces, offer, now })
    : null;
  if (share && !fromBalance) checkReservedShare(share.reservation, deps.config.orderLimits);
  const coupon = input.couponId === 0 ? null : share?.coupon;
  if (coupon === undefined) throw new ApiError("couponUnusable");
  const price = withCoupon(basePrice(offer, buyer.hasOrdered), offer, coupon, now);
  if (input.expectedFen !== null && input.expectedFen !== price.totalFen) {
    throw new ApiError("priceChanged");
  }
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
    platformDiscountFen: platformDiscountOf(coupon, price.couponFen),
    settleHours: settleHoursOf(offer.goods),
    totalFen: price.totalFen,
    depositFen: offer.rent?.depositFen ?? 0,
    rentHours,
    cashbackFen: cashbackOf(offer, price.totalFen - (offer.rent?.depositFen ?? 0)),
    ...seat,
    userEnvelopeId: coupon?.id ?? null,
    channelId: input.channelId,
    status: "pending" as const,
    brand: buyer.brand,
    remark: input.remark,
    leaveWord: input.leaveWord,
    customerRemarks: input.customerRemarks,
    promotionUserId,
    sign,
    reservedFrom: fromBalance ? null : (share?.reservedFrom ?? null),
    firstBuy: price.firstBuy,
    createdAt: now,
    expiresAt: after(now, PAY_WINDOW_S),
  } satisfies NewOrder;
  const order = await writeOrder(tx, values, newTrade(deps, values, now));
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
