import { jsonb, pgTable, text } from "drizzle-orm/pg-core";

/** Single values of the shop: when it was seeded, the sandbox clock's offset, the count of online boosters. */
export const settings = pgTable("settings", {
  key: text().primaryKey(),
  value: jsonb().notNull(),
});
