import { ApiError } from "@storefront/contract/api-error";
import type { CallAnswer } from "@storefront/contract/calls";
import { and, eq, getTableColumns } from "drizzle-orm";
import { takeFromBalance } from "../accounts/accounts";
import type { Config } from "../config";
import type { Db } from "../database/db";
import { type Placeholders, prepareOnce } from "../database/prepared-query";
import { orderDrafts, orders } from "../database/schema";
import { singleRow } from "../database/single-row";
import type { Deps } from "../deps";
import { takeSeat } from "../groups/groups";
import { recordPayment } from "../ledger/ledger";
import {
  after,
  BALANCE_CHANNEL,
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
} from "../order-records/order-records";
import { addTask, createTrade, ensureTrade, fulfilTask, newTrade } from "../payments/payments";
import { findOfferToBuild, lockStock } from "./find-offer";
import { type Client, newOrderOf, type OrderPlan } from "./new-order";
import { basePrice, withCoupon } from "./price-offer";
import { checkOffer, checkPieces, quantitiesOf } from "./read-offer";
import { readShare } from "./read-share";
import { settleOrder } from "./settle-order";
import { writeOrder } from "./write-order";

type BuildDeps = Pick<Deps, "db" | "clock" | "config" | "payments" | "log" | "findPayable">;

/**
 * Creates the order of an order number, once: repeated submissions, even concurrent ones, get the same answer
 * (product §10.12). The server computes the price; pieces, coupon and balance change atomically.
 * Lock order, here and wherever orders change: draft and buyer, order, group, stock, coupon, user.
 * @throws ApiError loginExpired, orderNotFound, orderMismatch, orderClosed, paymentChecking, channelUnknown, couponUnusable,
 * priceChanged, those of takeFromBalance (for a balance payment), and those of checkOffer, checkMaxForBuyer, checkReservation
 * and checkReservedShare
 */
export async function buildOrder(
  deps: BuildDeps,
  buyer: Client,
  input: CreateOrderInput,
): Promise<CallAnswer<"buildOrder">> {
  const { db, clock, config } = deps;
  const now = clock.now();
  const { order, isNew } = await db.transaction((tx) =>
    findOrCreate(tx, deps, { buyer, input, now }),
  );
  if (order.groupId !== null && order.status === "paid") await fulfilGroup(deps, order.groupId);
  const open = isNew ? createTrade : ensureTrade;
  return orderResult(config, order, await open(deps, order, order.goodsName), now);
}

interface Submission {
  buyer: Client;
  input: CreateOrderInput;
  now: Date;
}

async function findOrCreate(
  tx: Db,
  deps: Pick<BuildDeps, "config" | "payments">,
  { buyer: client, input, now }: Submission,
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
  const plan = { draft, offer, buyer, input, locked: found.locked[0], now };
  return { order: await createOrder(tx, deps, plan), isNew: true };
}

function checkOpen(order: Order, input: CreateOrderInput, now: Date): Order {
  if (!isSameContent(order, input)) throw new ApiError("orderMismatch");
  const due = order.status === "pending" && order.expiresAt <= now;
  if (due || !isActive(order)) throw new ApiError("orderClosed");
  return order;
}

/** Takes seat, pieces, coupon and balance at the price that the buyer has agreed to, and writes the order. */
async function createOrder(
  tx: Db,
  deps: Pick<BuildDeps, "config" | "payments">,
  plan: OrderPlan,
): Promise<Order> {
  const { draft, offer, buyer, input, now } = plan;
  const seat = await takeSeatOf(tx, plan);
  checkRemarks(offer.remarks, input.customerRemarks);
  const giftPieces = giftPiecesOf(offer);
  const stockId = offer.stock.id;
  checkPieces(offer, giftPieces, plan.locked ?? singleRow(await lockStock(tx, { stockId })));
  const { coupon, reservedFrom } = await takeShare(tx, deps.config, plan, giftPieces);
  const price = withCoupon(basePrice(offer, buyer.hasOrdered), offer, coupon, now);
  if (input.expectedFen !== null && input.expectedFen !== price.totalFen) {
    throw new ApiError("priceChanged");
  }
  if (isFromBalance(input)) await takeFromBalance(tx, draft.userId, price.totalFen);
  const values = newOrderOf(plan, { seat, giftPieces, coupon, reservedFrom, price });
  const order = await writeOrder(tx, values, newTrade(deps, values, now));
  return isFromBalance(input) ? settleFromBalance(tx, deps.config, order, now) : order;
}

const isFromBalance = ({ channelId }: CreateOrderInput) => channelId === BALANCE_CHANNEL;

const NO_SEAT = { groupId: null, groupSeat: null };

/** Takes a seat of the group that the buyer opens or joins, if any. */
async function takeSeatOf(tx: Db, { draft, offer, input, now }: OrderPlan) {
  const { groupChoice: choice, userId } = draft;
  if (choice === null) return NO_SEAT;
  return takeSeat(tx, { choice, goodsId: input.goodsId, priceFen: offer.unitFen, userId, now });
}

/** Finds the coupon, and checks the share of the listing's pieces that unpaid orders may hold; a balance payment holds none. */
async function takeShare(tx: Db, config: Config, plan: OrderPlan, giftPieces: number) {
  const { offer, buyer, input, now } = plan;
  if (isFromBalance(input) && input.couponId === 0) return { coupon: null, reservedFrom: null };
  const pieces = { stockId: offer.stock.id, quantity: input.quantity, giftPieces };
  const share = await readShare(tx, config, { ...buyer, ...input, pieces, offer, now });
  if (!isFromBalance(input)) checkReservedShare(share.reservation, config.orderLimits);
  const coupon = input.couponId === 0 ? null : share.coupon;
  if (coupon === undefined) throw new ApiError("couponUnusable");
  return { coupon, reservedFrom: isFromBalance(input) ? null : share.reservedFrom };
}

async function settleFromBalance(tx: Db, config: Config, order: Order, now: Date): Promise<Order> {
  await recordPayment(tx, order, now);
  const { status, others } = await settleOrder(tx, order, now);
  for (const other of others) await addTask(tx, config, other, now);
  return { ...order, status, paidAt: now };
}

/** Fulfills the other orders of a group that this order has filled. */
async function fulfilGroup(deps: BuildDeps, groupId: number): Promise<void> {
  const waiting = await deps.db
    .select({ orderNum: orders.orderNum })
    .from(orders)
    .where(and(eq(orders.groupId, groupId), eq(orders.status, "grouping")));
  for (const { orderNum } of waiting) await fulfilTask(deps, orderNum);
}

/** Also locks the buyer, so that limits count concurrent orders of a buyer correctly. */
const lockDraft = prepareOnce(
  (db, { orderNum, userId }: Placeholders<{ orderNum: string; userId: number }>) =>
    db
      .select({ ...getTableColumns(orderDrafts), locked: lockBuyer(orderDrafts.userId) })
      .from(orderDrafts)
      .where(and(eq(orderDrafts.orderNum, orderNum), eq(orderDrafts.userId, userId)))
      .for("no key update"),
);
