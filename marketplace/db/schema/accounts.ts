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
  },
  (t) => [check("users_balance_not_negative", sql`${t.balanceFen} >= 0`)],
);

/** `device`: 1 a phone, 2 a desktop. Only a phone's token may read card secrets. `site`: the brand host it works on. */
export const tokens = pgTable(
  "tokens",
  {
    tokenHash: text("token_hash").primaryKey(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    device: integer().notNull(),
    site: text().notNull(),
    createdAt: at("created_at").notNull(),
    expiresAt: at("expires_at").notNull(),
    revokedAt: at("revoked_at"),
  },
  (t) => [index("tokens_user").on(t.userId)],
);

export const smsCodes = pgTable(
  "sms_codes",
  {
    id: serial().primaryKey(),
    phone: text().notNull(),
    event: text().notNull(),
    codeHash: text("code_hash").notNull(),
    triesLeft: integer("tries_left").notNull(),
    sentAt: at("sent_at").notNull(),
    expiresAt: at("expires_at").notNull(),
    usedAt: at("used_at"),
  },
  (t) => [
    uniqueIndex("sms_codes_one_live").on(t.phone, t.event).where(sql`${t.usedAt} is null`),
    check("sms_codes_tries", sql`${t.triesLeft} >= 0`),
  ],
);

/** The phone's inbox. Written by the sandbox's SMS sender only; a real sender never stores a code in clear. */
export const sandboxSms = pgTable(
  "sandbox_sms",
  {
    id: serial().primaryKey(),
    phone: text().notNull(),
    verifyCode: text("verify_code").notNull(),
    content: text().notNull(),
    sentAt: at("sent_at").notNull(),
  },
  (t) => [index("sandbox_sms_phone").on(t.phone, t.id)],
);
