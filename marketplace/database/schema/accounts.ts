import { isNotNull, sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  pgSequence,
  pgTable,
  primaryKey,
  serial,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { at, fen } from "./columns";

/** Numbers of persons that have had more than one account. */
export const personIds = pgSequence("person_ids");

export const users = pgTable(
  "users",
  {
    id: serial().primaryKey(),
    /** Only until numbers of an older version are encrypted: accounts/protect-phones.ts. */
    phone: text().unique(),
    /** Keyed hash of the number, by which it is found. */
    phoneHash: text("phone_hash").unique(),
    /** Keyed hash of its last four digits. */
    phoneTailHash: text("phone_tail_hash"),
    phoneSealed: text("phone_sealed"),
    nickname: text().notNull(),
    headImgUrl: text("head_img_url").notNull(),
    wechatUnionId: text("wechat_union_id").unique(),
    balanceFen: fen("balance_fen").notNull().default(0),
    createdAt: at("created_at").notNull(),
    /** When and why an operator blocked the user from logging in; the reason is not shown to the buyer. */
    blockedAt: at("blocked_at"),
    blockedReason: text("blocked_reason"),
    /** When the user closed the account: the row stays, without personal data, for orders and ledger. */
    deletedAt: at("deleted_at"),
    /** The same in all accounts of a person: accounts/persons.ts. Null: no other account of theirs is known. */
    personId: integer("person_id"),
    /** Keyed hashes of a closed account's number and WeChat identity, by which the person's next account is found. */
    phoneKey: text("phone_key"),
    wechatKey: text("wechat_key"),
  },
  (t) => [
    // The beginning of a name, for the console.
    index("users_nickname").on(sql`lower(${t.nickname}) text_pattern_ops`),
    index("users_phone_tail").on(t.phoneTailHash),
    // Numbers that are not encrypted yet.
    index("users_plain_tail")
      .on(sql`right(${t.phone}, 4)`)
      .where(isNotNull(t.phone))
      .concurrently(),
    check(
      "users_phone_protected",
      sql`(${t.phoneHash} is null) = (${t.phoneSealed} is null)
        and (${t.phoneHash} is null) = (${t.phoneTailHash} is null)`,
    ),
    index("users_person").on(t.personId).where(isNotNull(t.personId)).concurrently(),
    index("users_phone_key").on(t.phoneKey).where(isNotNull(t.phoneKey)).concurrently(),
    index("users_wechat_key").on(t.wechatKey).where(isNotNull(t.wechatKey)).concurrently(),
    // Closed accounts whose person is to be forgotten.
    index("users_to_forget").on(t.deletedAt).where(isNotNull(t.personId)).concurrently(),
    check(
      "users_person_keys",
      sql`(${t.phoneKey} is null and ${t.wechatKey} is null) or (${t.deletedAt} is not null and ${t.personId} is not null)`,
    ),
    check("users_balance_not_negative", sql`${t.balanceFen} >= 0`),
    check(
      "users_deleted",
      sql`${t.deletedAt} is null or (${t.phone} is null and ${t.phoneHash} is null and ${t.wechatUnionId} is null)`,
    ),
    check("users_blocked", sql`(${t.blockedAt} is null) = (${t.blockedReason} is null)`),
  ],
);

/** The versions of user agreement and privacy policy that a user has accepted. Stays when the account is closed. */
export const consents = pgTable(
  "consents",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    /** The day from which the documents are in force: contract/account/agreement-version.ts. */
    version: text().notNull(),
    /** The brand host whose documents were shown, "" on the mobile site. */
    site: text().notNull(),
    agreedAt: at("agreed_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.version] })],
);

/**
 * `device`: 1 phone, 2 desktop; only a phone's token may read card secrets. `site`: the brand host it is valid on.
 * `lastUsedAt` is updated at most once an hour, so that requests rarely write.
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
    /** Hash of the browser cookie; null for a client without cookies. */
    browserHash: text("browser_hash"),
    createdAt: at("created_at").notNull(),
    lastUsedAt: at("last_used_at").notNull(),
    expiresAt: at("expires_at").notNull(),
    revokedAt: at("revoked_at"),
  },
  (t) => [
    index("tokens_user").on(t.userId),
    index("tokens_expires").on(t.expiresAt),
    index("tokens_browser").on(t.browserHash).where(sql`${t.revokedAt} is null`),
  ],
);

/** A code belongs to the browser that requested it: no other browser can replace it or use up its tries. */
export const smsCodes = pgTable(
  "sms_codes",
  {
    id: serial().primaryKey(),
    /** Written only while processes of an older version may run, which look for it. */
    phone: text(),
    /** Null in codes of an older version. */
    phoneHash: text("phone_hash"),
    event: text().notNull(),
    codeHash: text("code_hash").notNull(),
    browserHash: text("browser_hash").notNull(),
    /** The requesting network, which identifies clients without cookies. */
    network: text().notNull(),
    triesLeft: integer("tries_left").notNull(),
    /** Separate count for clients without cookies in that network. */
    networkTriesLeft: integer("network_tries_left").notNull(),
    sentAt: at("sent_at").notNull(),
    expiresAt: at("expires_at").notNull(),
    usedAt: at("used_at"),
  },
  (t) => [
    uniqueIndex("sms_codes_one_live")
      .on(t.phone, t.event, t.browserHash)
      .where(sql`${t.usedAt} is null`),
    uniqueIndex("sms_codes_one_live_hash")
      .on(t.phoneHash, t.event, t.browserHash)
      .where(sql`${t.usedAt} is null`),
    index("sms_codes_expires").on(t.expiresAt),
    index("sms_codes_plain").on(t.id).where(sql`${t.phone} is not null`),
    check("sms_codes_phone", sql`${t.phone} is not null or ${t.phoneHash} is not null`),
    check("sms_codes_tries", sql`${t.triesLeft} >= 0 and ${t.networkTriesLeft} >= 0`),
  ],
);

/** The brands on whose sites a user has logged in: an account is the same on all of them. */
export const userBrands = pgTable(
  "user_brands",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    /** The brand's key. */
    brand: text().notNull(),
    firstAt: at("first_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.brand] })],
);
