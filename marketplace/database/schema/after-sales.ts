import { AFTER_SALE_PICTURES, AFTER_SALE_REASONS } from "@storefront/contract/refunds/after-sale";
import {
  AFTER_SALE_ACTORS,
  AFTER_SALE_STATES,
  OPEN_AFTER_SALE_STATES,
} from "@storefront/contract/refunds/after-sale-rules";
import { DEPOSIT_CLAIM_REASONS } from "@storefront/contract/refunds/deposit-claim";
import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  serial,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { users } from "./accounts";
import { at, fen } from "./columns";
import { images } from "./images";

const OPEN = sql.raw(OPEN_AFTER_SALE_STATES.map((state) => `'${state}'`).join(", "));

/** refund: the buyer wants the price back. deposit: the seller wants to keep a part of a rental's deposit. */
export const AFTER_SALE_KINDS = ["refund", "deposit"] as const;

/**
 * Refunds that buyers request after delivery, for goods and boosts, and claims against deposits. Triggers check the
 * state transitions and mark the order while a refund request is open.
 */
export const afterSales = pgTable(
  "after_sales",
  {
    id: serial().primaryKey(),
    orderNum: text("order_num").notNull(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    kind: text({ enum: AFTER_SALE_KINDS }).notNull().default("refund"),
    reason: text({ enum: [...AFTER_SALE_REASONS, ...DEPOSIT_CLAIM_REASONS] }).notNull(),
    text: text().notNull(),
    state: text({ enum: AFTER_SALE_STATES }).notNull(),
    /** When the state ends automatically; null when it waits for a person or is final. */
    dueAt: at("due_at"),
    /** The maximum for the buyer: the price of the order without the deposit; of a claim, the deposit. */
    priceFen: fen("price_fen").notNull(),
    /** The amount that the buyer gets back; null until it is decided. */
    refundFen: fen("refund_fen"),
    /** The part of the deposit that the seller claims; null for a refund. */
    claimedFen: fen("claimed_fen"),
    /** Cashback that the buyer had already received, deducted from the refund. */
    deductedFen: fen("deducted_fen").notNull().default(0),
    createdAt: at("created_at").notNull(),
  },
  (t) => [
    // At most one request of a kind per order that is not withdrawn, so that nothing is refunded twice.
    uniqueIndex("after_sales_once").on(t.orderNum, t.kind).where(sql`${t.state} <> 'withdrawn'`),
    // The console's list.
    index("after_sales_kind").on(t.kind, t.id),
    index("after_sales_due").on(t.dueAt).where(sql`${t.dueAt} is not null`),
    index("after_sales_open").on(t.state, t.id).where(sql`${t.state} in (${OPEN})`),
    index("after_sales_order").on(t.orderNum, t.id),
    check(
      "after_sales_due_at",
      sql`(${t.state} in ('requested', 'refused')) = (${t.dueAt} is not null)`,
    ),
    check(
      "after_sales_refund",
      sql`(${t.state} in ('accepted', 'decided')) = (${t.refundFen} is not null) and ${t.refundFen} between 0 and ${t.priceFen}`,
    ),
    check(
      "after_sales_accepted",
      sql`${t.state} <> 'accepted' or ${t.refundFen} = ${t.priceFen} - coalesce(${t.claimedFen}, 0)`,
    ),
    check(
      "after_sales_claimed",
      sql`(${t.kind} = 'deposit') = (${t.claimedFen} is not null) and (${t.claimedFen} is null or ${t.claimedFen} between 1 and ${t.priceFen})`,
    ),
    check(
      "after_sales_deducted",
      sql`${t.deductedFen} = 0 or (${t.deductedFen} > 0 and ${t.deductedFen} <= ${t.refundFen})`,
    ),
  ],
);

/** Evidence, in the order of selection: the buyer's, and in a claim the seller's too. */
export const afterSaleImages = pgTable(
  "after_sale_images",
  {
    imageId: text("image_id")
      .primaryKey()
      .references(() => images.id),
    afterSaleId: integer("after_sale_id")
      .notNull()
      .references(() => afterSales.id),
    by: text({ enum: AFTER_SALE_ACTORS }).notNull().default("buyer"),
    /** The step that they support. */
    step: text({ enum: ["requested", "escalated"] })
      .notNull()
      .default("requested"),
    position: integer().notNull(),
  },
  (t) => [
    unique("after_sale_images_position").on(t.afterSaleId, t.by, t.step, t.position),
    check(
      "after_sale_images_most",
      sql`${t.position} between 0 and ${sql.raw(String(AFTER_SALE_PICTURES - 1))}`,
    ),
  ],
);

/** State history of an after-sale, and the actor of each transition. Append-only. */
export const afterSaleEvents = pgTable(
  "after_sale_events",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    afterSaleId: integer("after_sale_id")
      .notNull()
      .references(() => afterSales.id),
    state: text({ enum: AFTER_SALE_STATES }).notNull(),
    by: text({ enum: AFTER_SALE_ACTORS }).notNull(),
    text: text().notNull(),
    createdAt: at("created_at").notNull(),
  },
  (t) => [uniqueIndex("after_sale_events_once").on(t.afterSaleId, t.state)],
);
