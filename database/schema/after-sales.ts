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
import { AFTER_SALE_PICTURES, AFTER_SALE_REASONS } from "@/contract/after-sale";
import {
  AFTER_SALE_ACTORS,
  AFTER_SALE_STATES,
  OPEN_AFTER_SALE_STATES,
} from "@/contract/after-sale-rules";
import { users } from "./accounts";
import { at, fen } from "./columns";
import { images } from "./images";

const OPEN = sql.raw(OPEN_AFTER_SALE_STATES.map((state) => `'${state}'`).join(", "));

/**
 * Refunds that buyers request after delivery, for goods and boosts. A trigger in the migration that creates this table
 * checks the state transitions and marks the order while an after-sale is open.
 */
export const afterSales = pgTable(
  "after_sales",
  {
    id: serial().primaryKey(),
    orderNum: text("order_num").notNull(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    reason: text({ enum: AFTER_SALE_REASONS }).notNull(),
    text: text().notNull(),
    state: text({ enum: AFTER_SALE_STATES }).notNull(),
    /** When the state ends automatically; null when it waits for a person or is final. */
    dueAt: at("due_at"),
    /** The price of the order without the deposit: the maximum refund. */
    priceFen: fen("price_fen").notNull(),
    /** The refunded amount; null until it is decided. */
    refundFen: fen("refund_fen"),
    /** Cashback that the buyer had already received, deducted from the refund. */
    deductedFen: fen("deducted_fen").notNull().default(0),
    createdAt: at("created_at").notNull(),
  },
  (t) => [
    // At most one request per order that is not withdrawn, so that nothing is refunded twice.
    uniqueIndex("after_sales_once").on(t.orderNum).where(sql`${t.state} <> 'withdrawn'`),
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
    check("after_sales_accepted", sql`${t.state} <> 'accepted' or ${t.refundFen} = ${t.priceFen}`),
    check(
      "after_sales_deducted",
      sql`${t.deductedFen} = 0 or (${t.deductedFen} > 0 and ${t.deductedFen} <= ${t.refundFen})`,
    ),
  ],
);

/** The buyer's evidence, in the order of selection. */
export const afterSaleImages = pgTable(
  "after_sale_images",
  {
    imageId: text("image_id")
      .primaryKey()
      .references(() => images.id),
    afterSaleId: integer("after_sale_id")
      .notNull()
      .references(() => afterSales.id),
    position: integer().notNull(),
  },
  (t) => [
    unique("after_sale_images_position").on(t.afterSaleId, t.position),
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
