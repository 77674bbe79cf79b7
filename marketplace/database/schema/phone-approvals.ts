import { index, pgTable, text } from "drizzle-orm/pg-core";
import { at } from "./columns";
import { orders } from "./orders";

/**
 * The single phone that may open an order right after payment: asked -> approved -> used, or refused. The browser's
 * secret is stored hashed.
 */
export const phoneApprovals = pgTable(
  "order_handovers",
  {
    orderNum: text("order_num")
      .primaryKey()
      .references(() => orders.orderNum),
    browserHash: text("browser_hash").notNull(),
    /** Two digits, shown on both screens. */
    code: text().notNull(),
    state: text({ enum: ["asked", "approved", "refused", "used"] }).notNull(),
    expiresAt: at("expires_at").notNull(),
  },
  (t) => [index("order_handovers_expires").on(t.expiresAt)],
);
