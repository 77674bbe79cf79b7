import { REPORT_REASONS } from "@storefront/contract/listing/report-reasons";
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, serial, text, uniqueIndex } from "drizzle-orm/pg-core";
import { users } from "./accounts";
import { at } from "./columns";
import { goods } from "./goods";

/** Listings that buyers have reported (举报). A new report replaces the open one of the same buyer. */
export const goodsReports = pgTable(
  "goods_reports",
  {
    id: serial().primaryKey(),
    goodsId: integer("goods_id")
      .notNull()
      .references(() => goods.id),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    reason: text({ enum: REPORT_REASONS }).notNull(),
    text: text().notNull(),
    createdAt: at("created_at").notNull(),
    /** When an operator handled it, and who. */
    handledAt: at("handled_at"),
    handledBy: text("handled_by"),
  },
  (t) => [
    uniqueIndex("goods_reports_once").on(t.goodsId, t.userId).where(sql`${t.handledAt} is null`),
    index("goods_reports_open").on(t.id).where(sql`${t.handledAt} is null`),
    index("goods_reports_user").on(t.userId, t.createdAt),
    check("goods_reports_handled", sql`(${t.handledAt} is null) = (${t.handledBy} is null)`),
    check("goods_reports_text", sql`char_length(${t.text}) <= 500`),
  ],
);
