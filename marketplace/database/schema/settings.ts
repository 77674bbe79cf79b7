import { jsonb, pgTable, text } from "drizzle-orm/pg-core";

/** Key-value settings: when the database was seeded, the sandbox clock's offset. */
export const settings = pgTable("settings", {
  key: text().primaryKey(),
  value: jsonb().notNull(),
});
