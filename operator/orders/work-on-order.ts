import { ApiError } from "@storefront/contract/api-error";
import { CONFIRM_HOURS } from "@storefront/contract/orders/confirm-hours";
import {
  acceptBoost,
  beginBoost,
  finishBoost,
  reportBoost,
} from "@storefront/marketplace/boosts/boosts";
import type { Db } from "@storefront/marketplace/database/db";
import { boosters, boostOrders, orders } from "@storefront/marketplace/database/schema";
import type { Deps } from "@storefront/marketplace/deps";
import { postNotification } from "@storefront/marketplace/messages/messages";
import type { Order } from "@storefront/marketplace/order-records/order-records";
import { deliverOrder, startDelivery } from "@storefront/marketplace/orders/orders";
import { and, eq } from "drizzle-orm";
import { type Actor, type AuditAction, recordAudit } from "../audit/record-audit";
import { performOrderAction } from "./perform-order-action";

/** Most characters of the text that a seller hands over. */
export const NOTE_LENGTH = 2000;

type WorkDeps = Pick<Deps, "db" | "clock">;

/**
 * Starts the delivery of a paid order.
 * @throws ApiError `orderNotFound` or `orderClosed`; nothing is changed then
 */
export function startOrder({ db, clock }: WorkDeps, actor: Actor, orderNum: string): Promise<void> {
  return db.transaction(async (tx) => {
    const { status: before, userId } = await lockGoods(tx, orderNum);
    await startDelivery({ db: tx, clock }, orderNum);
    if (before !== "paid") return;
    await record(tx, actor, clock.now(), {
      action: "order.start",
      orderNum,
      userId,
      before,
      after: { status: "delivering" },
      notification: "已经开始为您的订单备货，交付后会通知您。",
    });
  });
}

/**
 * Delivers an order, whether or not its delivery was started. The note may be secret, so the audit log has only its
 * length.
 * @throws ApiError `orderNotFound` or `orderClosed`; nothing is changed then
 */
export const deliver = (
  deps: WorkDeps,
  actor: Actor,
  orderNum: string,
  note: string,
): Promise<void> =>
  performOrderAction(deps, actor, { orderNum, act: "deliver" }, async ({ tx }) => {
    await deliverOrder({ db: tx, clock: deps.clock }, orderNum, note);
    return {
      action: "order.deliver",
      after: { status: "delivered", note_characters: note.length },
      notification: `您的订单已经交付，请在手机上打开订单查看交付内容。如果有问题，请在 ${CONFIRM_HOURS} 小时内提出。`,
    };
  });

/**
 * Assigns a paid boost order to a booster who is online.
 * @throws ApiError `orderNotFound`; `orderClosed` when it does not wait for a booster; `invalid` when the booster is not
 *   online; nothing is changed then
 */
export function acceptBoostOrder(
  { db, clock }: WorkDeps,
  actor: Actor,
  orderNum: string,
  boosterId: number,
): Promise<void> {
  return db.transaction(async (tx) => {
    const order = await boostToWorkOn(tx, orderNum, clock.now());
    const [booster] = await tx
      .select()
      .from(boosters)
      .where(and(eq(boosters.id, boosterId), boosters.online));
    if (!booster) throw new ApiError("invalid", { msg: "这位代练不在线" });
    if (!(await acceptBoost(tx, orderNum, booster, clock.now()))) throw notNow();
    await record(tx, actor, clock.now(), {
      action: "boost.accept",
      orderNum,
      userId: order.userId,
      before: order.status,
      after: { status: "accepted", booster: booster.name },
      notification: `您的代练订单已经由 ${booster.name} 接单。`,
    });
  });
}

/**
 * Lets the booster of an accepted boost begin with the buyer's account, which cannot be changed then.
 * @throws ApiError `orderNotFound`; `orderClosed` when no booster has accepted it, or the account is missing; nothing is
 *   changed then
 */
export function beginBoostOrder(
  { db, clock }: WorkDeps,
  actor: Actor,
  orderNum: string,
): Promise<void> {
  return db.transaction(async (tx) => {
    const now = clock.now();
    const order = await boostToWorkOn(tx, orderNum, now);
    if (!(await beginBoost(tx, orderNum, now))) {
      const isReady = order.status === "accepted" && order.begunAt === null;
      throw isReady ? new ApiError("orderClosed", { msg: "买家还没有填写游戏账号" }) : notNow();
    }
    await record(tx, actor, now, {
      action: "boost.begin",
      orderNum,
      userId: order.userId,
      before: order.status,
      after: { status: order.status, begun: true },
      notification: `${order.boosterName ?? "代练"} 已经登录您的账号开打，期间请不要登录。`,
    });
  });
}

/**
 * Reports for its booster how many stars a running boost has won.
 * @throws ApiError `orderNotFound`; `orderClosed` when no booster works on it; `invalid`; nothing is changed then
 */
export function reportBoostOrder(
  { db, clock }: WorkDeps,
  actor: Actor,
  orderNum: string,
  stars: number,
): Promise<void> {
  return db.transaction(async (tx) => {
    const order = await boostToWorkOn(tx, orderNum, clock.now());
    const by = order.boosterName ?? "";
    await reportBoost(tx, order, { stars, by }, clock.now());
    await record(tx, actor, clock.now(), {
      action: "boost.report",
      orderNum,
      userId: order.userId,
      before: order.status,
      after: { status: order.status, stars },
      notification: `您的代练已经打到 ${stars} / ${order.stars} 星。`,
    });
  });
}

/**
 * Marks a boost as finished.
 * @throws ApiError `orderNotFound`; `orderClosed` when no booster works on it; nothing is changed then
 */
export function finishBoostOrder(
  { db, clock }: WorkDeps,
  actor: Actor,
  orderNum: string,
): Promise<void> {
  return db.transaction(async (tx) => {
    const order = await boostToWorkOn(tx, orderNum, clock.now());
    if (!(await finishBoost(tx, orderNum, clock.now()))) throw notNow();
    await record(tx, actor, clock.now(), {
      action: "boost.finish",
      orderNum,
      userId: order.userId,
      before: order.status,
      after: { status: "done" },
      notification: `您的代练已经到达目标，请登录账号核对。如果有问题，请在 ${CONFIRM_HOURS} 小时内提出。`,
    });
  });
}

const notNow = () => new ApiError("orderClosed", { msg: "订单现在不能做这一步" });

/** @throws ApiError `orderNotFound`; `orderClosed` when the deadline has passed and the refund is due */
async function boostToWorkOn(tx: Db, orderNum: string, now: Date) {
  const [order] = await tx
    .select()
    .from(boostOrders)
    .where(eq(boostOrders.orderNum, orderNum))
    .for("no key update");
  if (!order) throw new ApiError("orderNotFound");
  if (order.deliverBy !== null && order.deliverBy <= now) throw notNow();
  return order;
}

/** @throws ApiError `orderNotFound` */
async function lockGoods(tx: Db, orderNum: string): Promise<Pick<Order, "status" | "userId">> {
  const [order] = await tx
    .select({ status: orders.status, userId: orders.userId })
    .from(orders)
    .where(eq(orders.orderNum, orderNum))
    .for("no key update");
  if (!order) throw new ApiError("orderNotFound");
  return order;
}

interface Change {
  action: AuditAction;
  orderNum: string;
  userId: number;
  before: string;
  after: Record<string, unknown>;
  /** Message to the buyer, in Chinese. */
  notification: string;
}

async function record(tx: Db, actor: Actor, now: Date, change: Change): Promise<void> {
  const { action, orderNum, userId, before, after, notification } = change;
  const entry = { action, subject: `order ${orderNum}`, before: { status: before }, after };
  await recordAudit(tx, actor, entry, now);
  await postNotification(tx, { userId, orderNum }, notification, now);
}
