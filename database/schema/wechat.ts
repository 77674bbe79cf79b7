import { sql } from "drizzle-orm";
import { check, index, pgTable, text } from "drizzle-orm/pg-core";
import { at } from "./columns";

/**
 * A WeChat scan: waiting -> scanned -> authorised -> used, or cancelled. The key, the code and the secret of the
 * browser that asked are stored hashed; the code follows from the key, so it is not stored in clear at all.
 */
export const wechatScans = pgTable(
  "wechat_scans",
  {
    kHash: text("k_hash").primaryKey(),
    browserHash: text("browser_hash").notNull(),
    site: text().notNull(),
    /** Where the browser asked from, for the phone to show. */
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

/** A WeChat identity that has proved itself in one browser and waits for a phone number (bind mode). */
export const pendingBinds = pgTable("pending_binds", {
  unionId: text("union_id").primaryKey(),
  browserHash: text("browser_hash").notNull(),
  expiresAt: at("expires_at").notNull(),
});
