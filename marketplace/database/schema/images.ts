import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { users } from "./accounts";
import { at } from "./columns";
import { operators } from "./operators";

/**
 * Pictures that buyers and operators upload; `marketplace/pictures/upload-store.ts` stores the files. A message or an after-sale
 * attaches a picture by its id; one that is not attached is deleted after a day.
 */
export const images = pgTable(
  "images",
  {
    /** 32 random hexadecimal digits. */
    id: text().primaryKey(),
    userId: integer("user_id").references(() => users.id),
    operatorId: integer("operator_id").references(() => operators.id),
    width: integer().notNull(),
    height: integer().notNull(),
    createdAt: at("created_at").notNull(),
    /** When a message or an after-sale attached it, which happens only once. */
    attachedAt: at("attached_at"),
  },
  (t) => [
    check("images_id", sql`${t.id} ~ '^[0-9a-f]{32}$'`),
    check("images_owner", sql`(${t.userId} is null) <> (${t.operatorId} is null)`),
    check("images_size", sql`${t.width} > 0 and ${t.height} > 0`),
    index("images_loose").on(t.createdAt).where(sql`${t.attachedAt} is null`),
  ],
);
