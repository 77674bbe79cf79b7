import { ALERT_KINDS } from "@storefront/contract/discovery/alert-terms";
import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, serial, text, unique } from "drizzle-orm/pg-core";
import { users } from "./accounts";
import { at, fen } from "./columns";
import { goods } from "./goods";

/**
 * Alerts of users about listings. Triggers of the migration `goods-alerts` mark the alerts of a listing as due in the
 * transaction of its change; the sweep `alerts` sends the notifications (messages/alerts/send-alerts.ts).
 */
export const goodsAlerts = pgTable(
  "goods_alerts",
  {
    id: serial().primaryKey(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    goodsId: integer("goods_id")
      .notNull()
      .references(() => goods.id),
    kind: text({ enum: ALERT_KINDS }).notNull(),
    /** For a price alert: a lower price is notified and replaces it. */
    belowFen: fen("below_fen"),
    isDue: boolean("is_due").notNull().default(false),
    createdAt: at("created_at").notNull(),
    /** The last notification; ends a stock alert. */
    notifiedAt: at("notified_at"),
  },
  (t) => [
    unique("goods_alerts_once").on(t.userId, t.goodsId, t.kind),
    index("goods_alerts_goods").on(t.goodsId, t.kind),
    index("goods_alerts_due").on(t.id).where(sql`${t.isDue}`),
    check("goods_alerts_kind", sql`${t.kind} in ('price', 'stock')`),
    check("goods_alerts_below", sql`(${t.kind} = 'price') = (${t.belowFen} is not null)`),
  ],
);
