import { BOOST_STATUSES } from "@storefront/contract/boosts/boost";
import { BOOST_GAME_ID } from "@storefront/contract/boosts/boost-terms";
import { type SQL, sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  serial,
  text,
  unique,
} from "drizzle-orm/pg-core";
import { users } from "./accounts";
import { at, fen, isRefunding } from "./columns";
import { isToSettle } from "./orders";

/** received: paid, does not wait for a booster yet. */
export const STORED_BOOST_STATUSES = ["received", ...BOOST_STATUSES] as const;

/**
 * Rank boosts: pending → received → waiting → accepted → done → completed; pending → expired, and after a late payment → waiting;
 * waiting or (when overdue) accepted → refund_due → refunded, skipping refund_due when it was paid from the balance;
 * pending → canceled. done means delivered: completed once the buyer confirms or the time to object is over. Order
 * numbers start with 7, so that they never collide with those of goods.
 */
export const boostOrders = pgTable(
  "boost_orders",
  {
    id: serial().primaryKey(),
    orderNum: text("order_num").notNull().unique(),
    requestId: text("request_id").notNull(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    /** The game at the time of sale; "" for an order of a version that knew only one. */
    gameId: integer("game_id").notNull().default(BOOST_GAME_ID),
    gameName: text("game_name").notNull().default(""),
    partitionId: integer("partition_id").notNull(),
    startId: integer("start_id").notNull(),
    targetId: integer("target_id").notNull(),
    inscription: integer().notNull(),
    /** Names, stars and hours at the time of sale. */
    partitionName: text("partition_name").notNull(),
    startName: text("start_name").notNull(),
    targetName: text("target_name").notNull(),
    stars: integer().notNull(),
    hours: integer().notNull(),
    totalFen: fen("total_fen").notNull(),
    channelId: integer("channel_id").notNull(),
    /** Key of the brand on whose site it was ordered; "" when that is not known. */
    brand: text().notNull().default(""),
    status: text({ enum: STORED_BOOST_STATUSES }).notNull(),
    boosterName: text("booster_name"),
    boosterHead: text("booster_head"),
    /** Whether the booster was verified when accepting. */
    boosterVerified: boolean("booster_verified").notNull().default(false),
    createdAt: at("created_at").notNull(),
    expiresAt: at("expires_at").notNull(),
    paidAt: at("paid_at"),
    acceptedAt: at("accepted_at"),
    /** When the booster began to play with the buyer's account. */
    begunAt: at("begun_at"),
    /** Deadline for acceptance, and then for completion; null before payment. */
    deliverBy: at("deliver_by"),
    doneAt: at("done_at"),
    /** Until when the buyer can object; after that the order completes automatically. */
    confirmBy: at("confirm_by"),
    completedAt: at("completed_at"),
    completedBy: text("completed_by", { enum: ["buyer", "time"] }),
    refundedAt: at("refunded_at"),
    /** Part of the price that an after-sale has refunded. */
    refundedFen: fen("refunded_fen").notNull().default(0),
    /** Whether an after-sale is open; maintained by a trigger on after_sales. */
    inAfterSale: boolean("in_after_sale").notNull().default(false),
    /** When the buyer canceled it before payment. */
    cancelledAt: at("cancelled_at"),
    /** When the price may leave escrow; a trigger sets it with the completion. */
    settleDueAt: at("settle_due_at"),
    /** When the price went from escrow to the platform, which sells boosts (fulfillment). */
    settledAt: at("settled_at"),
  },
  (t) => [
    unique("boost_orders_request").on(t.userId, t.requestId),
    index("boost_orders_user").on(t.userId, t.createdAt),
    index("boost_orders_newest").on(t.createdAt, t.orderNum),
    index("boost_orders_sold")
      .on(t.paidAt)
      .where(sql`${t.status} in ('waiting', 'accepted', 'done', 'completed')`),
    index("boost_orders_open")
      .on(t.status, t.expiresAt)
      .where(sql`${t.status} in ('pending', 'waiting', 'accepted', 'done', 'refund_due')`),
    // Whether a booster works on one.
    index("boost_orders_booster").on(t.boosterName, t.status).concurrently(),
    index("boost_orders_to_deliver").on(t.deliverBy).where(isBoostToDeliver(t)).concurrently(),
    index("boost_orders_refunding")
      .on(t.userId, t.createdAt, t.id)
      .where(isRefunding(t))
      .concurrently(),
    index("boost_orders_to_confirm")
      .on(t.confirmBy)
      .where(sql`${t.status} = 'done'`)
      .concurrently(),
    index("boost_orders_to_settle").on(t.settleDueAt).where(isToSettle(t)).concurrently(),
    check(
      "boost_orders_settled_when_due",
      sql`${t.settledAt} is null or (${t.settleDueAt} is not null and ${t.settledAt} >= ${t.settleDueAt})`,
    ),
    check("boost_orders_num", sql`${t.orderNum} ~ '^7[0-9]{22}$'`),
    check("boost_orders_total", sql`${t.totalFen} > 0`),
    check("boost_orders_way", sql`${t.stars} > 0 and ${t.hours} > 0`),
    check("boost_orders_inscription", sql`${t.inscription} between 0 and 150`),
    check(
      "boost_orders_paid",
      sql`(${t.status} in ('pending', 'expired', 'cancelled')) = (${t.paidAt} is null)`,
    ),
    check(
      "boost_orders_accepted",
      sql`${t.status} not in ('accepted', 'done', 'completed') or (${t.acceptedAt} is not null and ${t.boosterName} is not null and ${t.boosterHead} is not null)`,
    ),
    check(
      "boost_orders_deliver_by",
      sql`${t.status} not in ('waiting', 'accepted', 'done', 'completed') or ${t.deliverBy} is not null`,
    ),
    check(
      "boost_orders_cancelled",
      sql`${t.status} <> 'cancelled' or ${t.cancelledAt} is not null`,
    ),
    check(
      "boost_orders_done",
      sql`(${t.status} in ('done', 'completed', 'refund_due', 'refunded') or ${t.doneAt} is null) and (${t.status} not in ('done', 'completed') or ${t.doneAt} is not null) and (${t.doneAt} is null) = (${t.confirmBy} is null)`,
    ),
    check(
      "boost_orders_completed",
      sql`(${t.status} in ('completed', 'refund_due', 'refunded') or ${t.completedAt} is null) and (${t.status} <> 'completed' or ${t.completedAt} is not null) and (${t.completedAt} is null) = (${t.completedBy} is null)`,
    ),
    check("boost_orders_begun", sql`${t.begunAt} is null or ${t.acceptedAt} is not null`),
    check("boost_orders_refunded_fen", sql`${t.refundedFen} between 0 and ${t.totalFen}`),
    check(
      "boost_orders_in_after_sale",
      sql`not ${t.inAfterSale} or ${t.status} in ('done', 'completed')`,
    ),
    check("boost_orders_refunded", sql`(${t.status} = 'refunded') = (${t.refundedAt} is not null)`),
  ],
);

/**
 * The game account that a booster plays with, given by the buyer after the payment. A trigger erases the content with the
 * end of the boost: when it is done, canceled or refunded.
 */
export const boostAccounts = pgTable("boost_accounts", {
  boostOrderId: integer("boost_order_id")
    .primaryKey()
    .references(() => boostOrders.id),
  /** Sealed with OPERATOR_KEY; null once erased. */
  sealed: text(),
  /** When it was given, or last corrected. */
  givenAt: at("given_at").notNull(),
});

/** A progress report of a running boost: the stars won so far, by whom and when. The newest one counts. */
export const boostReports = pgTable(
  "boost_reports",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    boostOrderId: integer("boost_order_id")
      .notNull()
      .references(() => boostOrders.id),
    stars: integer().notNull(),
    /** The booster, or the operator who reports for the booster. */
    by: text().notNull(),
    createdAt: at("created_at").notNull(),
  },
  (t) => [
    index("boost_reports_order").on(t.boostOrderId, t.id),
    check("boost_reports_stars", sql`${t.stars} >= 0`),
  ],
);

/** People who boost, kept by operators. Orders remember the name and picture under which they were accepted. */
export const boosters = pgTable(
  "boosters",
  {
    id: serial().primaryKey(),
    name: text().notNull().unique(),
    head: text().notNull(),
    /** Whether the marketplace has checked who it is. */
    verified: boolean().notNull().default(false),
    /** Takes orders now. */
    online: boolean().notNull().default(false),
    createdAt: at("created_at").notNull(),
  },
  (t) => [check("boosters_name", sql`char_length(${t.name}) between 1 and 20`)],
);

/** Matches boosts that wait for their boosters; literally the condition of their index. */
export function isBoostToDeliver(boost: { status: AnyPgColumn }): SQL {
  return sql`${boost.status} in ('waiting', 'accepted')`;
}
