import { and, eq, gte, sql } from "drizzle-orm";
import type { CallAnswer } from "@/contract/calls";
import { ApiError } from "../../api-error";
import type { Db } from "../../db/open";
import { orderDrafts, orders, userEnvelopes, users } from "../../db/schema";
import type { Deps } from "../../deps";
import { coverOf } from "../goods/cover";
import { BALANCE_CHANNEL, channelOf } from "../payments/channels";
import { checkRemarks } from "./check-remarks";
import { readRemarks } from "./confirm-order";
import { fulfilOrder } from "./fulfil-order";
import { moveStock } from "./move-stock";
import { type Order, orderResult } from "./order-result";
import { after, DRAFT_LIFE_S, PAY_WINDOW_S } from "./order-terms";
import { basePrice, withCoupon } from "./price-offer";
import { lockCoupon } from "./read-coupons";
import { readOffer } from "./read-offer";
import { type BuildAsk, isSameContent } from "./same-content";

type Needs = Pick<Deps, "db" | "clock" | "config" | "notifier">;

interface Built {
  order: Order;
  /** The storefront's page of these goods is out of date. */
  changed: boolean;
}

/**
 * Makes the order of an order number, once: the same submission again, also at the same moment, gets the same
 * answer (design §2.12). The price is the server's; pieces, coupon and balance change together or not at all.
 * Locks are taken in the order draft, order, stock, coupon, user, here and wherever orders change.
 * @throws ApiError orderNotFound, orderMismatch, orderClosed, outOfStock, couponUnusable, remarkNeeded,
 * priceChanged, channelUnknown, balanceShort, and what readOffer throws
 */
export async function buildOrder(
  { db, clock, config, notifier }: Needs,
  userId: number,
  ask: BuildAsk,
): Promise<CallAnswer<"buildOrder">> {
  const now = clock.now();
  const { order, changed } = await db.transaction((tx) => findOrMake(tx, userId, ask, now));
  if (changed) notifier.goodsChanged(order.goodsId);
  return orderResult(config, order, now);
}

async function findOrMake(tx: Db, userId: number, ask: BuildAsk, now: Date): Promise<Built> {
  const [draft] = await tx
    .select()
    .from(orderDrafts)
    .where(and(eq(orderDrafts.orderNum, ask.orderNum), eq(orderDrafts.userId, userId)))
    .for("no key update");
  if (!draft) throw new ApiError("orderNotFound");
  // Most submissions are the first: what the order holds is read only where there is one.
  const made = eq(orders.orderNum, ask.orderNum);
  const [known] = await tx.select({ id: orders.id }).from(orders).where(made);
  if (known) {
    const [order] = await tx.select().from(orders).where(made);
    if (order) return { order: stillOpen(order, ask, now), changed: false };
  }
  if (draft.goodsId !== ask.goodsId || (draft.specId ?? 0) !== ask.specId) {
    throw new ApiError("orderMismatch");
  }
  if (after(draft.createdAt, DRAFT_LIFE_S) <= now) throw new ApiError("orderClosed");
  return make(tx, draft, ask, now);
}

function stillOpen(order: Order, ask: BuildAsk, now: Date): Order {
  if (!isSameContent(order, ask)) throw new ApiError("orderMismatch");
  const due = order.status === "pending" && order.expiresAt <= now;
  if (due || order.status === "expired" || order.status === "refund_due") {
    throw new ApiError("orderClosed");
  }
  return order;
}

async function make(
  tx: Db,
  draft: typeof orderDrafts.$inferSelect,
  ask: BuildAsk,
  now: Date,
): Promise<Built> {
  const { userId, promotionUserId, sign } = draft;
  if (channelOf(ask.channelId) === undefined) throw new ApiError("channelUnknown");
  const offer = await readOffer(tx, ask);
  checkRemarks(await readRemarks(tx, ask.goodsId), ask.customerRemarks);

  const held = await moveStock(
    tx,
    { stockId: offer.stock.id, quantity: ask.quantity },
    "available",
    "held",
  );
  if (!held) throw new ApiError("outOfStock");
  const coupon = ask.couponId === 0 ? null : await lockCoupon(tx, userId, ask.couponId);
  if (coupon === undefined) throw new ApiError("couponUnusable");
  await lockUser(tx, userId);
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
    envelopeFen: price.couponFen,
    totalFen: price.totalFen,
    userEnvelopeId: coupon?.id ?? null,
    channelId: ask.channelId,
    status: "pending" as const,
    remark: ask.remark,
    leaveWord: ask.leaveWord,
    customerRemarks: ask.customerRemarks,
    promotionUserId,
    sign,
    createdAt: now,
    expiresAt: after(now, PAY_WINDOW_S),
    paidAt: null,
    collectedAt: null,
  } satisfies typeof orders.$inferInsert;
  const [row] = await tx.insert(orders).values(values).returning({ id: orders.id });
  if (!row) throw new Error("the order was not stored");
  const order: Order = { ...values, ...row };
  if (!fromBalance) return { order, changed: held.turned };
  await fulfilOrder(tx, order, now);
  return { order: { ...order, status: "paid", paidAt: now }, changed: true };
}

/** Two orders of one buyer take turns from here on, or both would be the first. */
async function lockUser(tx: Db, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
}

async function takeFromBalance(tx: Db, userId: number, fen: number): Promise<void> {
  const taken = await tx
    .update(users)
    .set({ balanceFen: sql`${users.balanceFen} - ${fen}` })
    .where(and(eq(users.id, userId), gte(users.balanceFen, fen)))
    .returning({ id: users.id });
  if (taken.length === 0) throw new ApiError("balanceShort");
}
