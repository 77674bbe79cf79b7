import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, serial, text, uniqueIndex } from "drizzle-orm/pg-core";
import { at, fen } from "./columns";

export const users = pgTable(
  "users",
  {
    id: serial().primaryKey(),
    phone: text().unique(),
    nickname: text().notNull(),
    headImgUrl: text("head_img_url").notNull(),
    wechatUnionId: text("wechat_union_id").unique(),
    balanceFen: fen("balance_fen").notNull().default(0),
    createdAt: at("created_at").notNull(),
    /** Since when an operator keeps the user from logging in, and why; the buyer does not see the reason. */
    blockedAt: at("blocked_at"),
    blockedReason: text("blocked_reason"),
  },
  (t) => [
    check("users_balance_not_negative", sql`${t.balanceFen} >= 0`),
    check("users_blocked", sql`(${t.blockedAt} is null) = (${t.blockedReason} is null)`),
  ],
);

/**
 * `device`: 1 a phone, 2 a desktop. Only a phone's token may read card secrets. `site`: the brand host it works on.
 * `lastUsedAt` is at most an hour behind, so that a request rarely writes.
 */
export const tokens = pgTable(
  "tokens",
  {
    tokenHash: text("token_hash").primaryKey(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    device: integer().notNull(),
    site: text().notNull(),
    /** Of the cookie that tells browsers apart; null for a client that keeps none. */
    browserHash: text("browser_hash"),
    createdAt: at("created_at").notNull(),
    lastUsedAt: at("last_used_at").notNull(),
    expiresAt: at("expires_at").notNull(),
    revokedAt: at("revoked_at"),
  },
  (t) => [
    index("tokens_user").on(t.userId),
    index("tokens_browser").on(t.browserHash).where(sql`${t.revokedAt} is null`),
  ],
);

/** A code belongs to the browser that it was sent for: nobody else replaces it or uses up its tries. */
export const smsCodes = pgTable(
  "sms_codes",
  {
    id: serial().primaryKey(),
    phone: text().notNull(),
    event: text().notNull(),
    codeHash: text("code_hash").notNull(),
    browserHash: text("browser_hash").notNull(),
    /** The network that it was sent for, for a client that keeps no cookies. */
    network: text().notNull(),
    triesLeft: integer("tries_left").notNull(),
    /** Of clients without a cookie in that network: a count of their own. */
    networkTriesLeft: integer("network_tries_left").notNull(),
    sentAt: at("sent_at").notNull(),
    expiresAt: at("expires_at").notNull(),
    usedAt: at("used_at"),
  },
  (t) => [
    uniqueIndex("sms_codes_one_live")
      .on(t.phone, t.event, t.browserHash)
      .where(sql`${t.usedAt} is null`),
    check("sms_codes_tries", sql`${t.triesLeft} >= 0 and ${t.networkTriesLeft} >= 0`),
  ],
);
