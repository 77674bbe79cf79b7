import { sql } from "drizzle-orm";
import { check, index, pgTable, text } from "drizzle-orm/pg-core";
import { at } from "./columns";

/**
 * A WeChat scan: waiting -> scanned -> authorized -> used, or canceled. The key, the code and the requesting browser's
 * secret are stored hashed; the code is derived from the key, so it is never stored in plain text.
 */
export const wechatScans = pgTable(
  "wechat_scans",
  {
    kHash: text("k_hash").primaryKey(),
    browserHash: text("browser_hash").notNull(),
    site: text().notNull(),
    /** Where the browser requested it from, shown on the phone. */
    address: text().notNull(),
    status: text({ enum: ["waiting", "scanned", "authorised", "cancelled", "used"] }).notNull(),
    codeHash: text("code_hash").unique(),
    state: text().notNull(),
    unionId: text("union_id"),
    createdAt: at("created_at").notNull(),
    expiresAt: at("expires_at").notNull(),
  },
  (t) => [
    index("wechat_scans_expires").on(t.expiresAt),
    check(
      "wechat_scans_authorised",
      sql`(${t.status} in ('authorised', 'used')) = (${t.unionId} is not null and ${t.codeHash} is not null)`,
    ),
  ],
);

/** A WeChat identity, verified in one browser, that waits for a phone number (bind mode). */
export const pendingBinds = pgTable(
  "pending_binds",
  {
    unionId: text("union_id").primaryKey(),
    browserHash: text("browser_hash").notNull(),
    expiresAt: at("expires_at").notNull(),
  },
  (t) => [index("pending_binds_expires").on(t.expiresAt)],
);
