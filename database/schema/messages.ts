import { sql } from "drizzle-orm";
import { bigint, check, index, integer, pgTable, serial, text, unique } from "drizzle-orm/pg-core";
import { CONVERSATION_PARTIES, MESSAGE_SENDERS } from "@/contract/message-terms";
import { users } from "./accounts";
import { boostOrders } from "./boosts";
import { at } from "./columns";
import { goods } from "./goods";
import { images } from "./images";
import { operators } from "./operators";
import { orders } from "./orders";

/** A buyer with the seller or the platform, about one listing or one order. */
export const conversations = pgTable(
  "conversations",
  {
    id: serial().primaryKey(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    goodsId: integer("goods_id").references(() => goods.id),
    orderId: integer("order_id").references(() => orders.id),
    boostOrderId: integer("boost_order_id").references(() => boostOrders.id),
    party: text({ enum: CONVERSATION_PARTIES }).notNull(),
    /** The last message that each side has seen, 0 for none. */
    buyerReadId: bigint("buyer_read_id", { mode: "number" }).notNull().default(0),
    staffReadId: bigint("staff_read_id", { mode: "number" }).notNull().default(0),
    /** Since when the buyer waits for somebody's answer; null: answered. */
    waitingSince: at("waiting_since"),
    createdAt: at("created_at").notNull(),
    /** Of the last message. */
    updatedAt: at("updated_at").notNull(),
  },
  (t) => [
    unique("conversations_goods").on(t.userId, t.goodsId, t.party),
    unique("conversations_order").on(t.orderId, t.party),
    unique("conversations_boost").on(t.boostOrderId, t.party),
    index("conversations_user").on(t.userId, t.updatedAt),
    index("conversations_waiting").on(t.waitingSince).where(sql`${t.waitingSince} is not null`),
    check(
      "conversations_about",
      sql`num_nonnulls(${t.goodsId}, ${t.orderId}, ${t.boostOrderId}) = 1`,
    ),
    check("conversations_party", sql`${t.party} in ('seller', 'platform')`),
  ],
);

/**
 * Ids of one conversation grow in the order of commits, because a writer holds the conversation's row: a message
 * after the last one seen has not been seen.
 */
export const messages = pgTable(
  "messages",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    conversationId: integer("conversation_id")
      .notNull()
      .references(() => conversations.id),
    sender: text({ enum: MESSAGE_SENDERS }).notNull(),
    /** Who answered; null for the buyer, an automatic reply, and a simulated seller. */
    operatorId: integer("operator_id").references(() => operators.id),
    /** Chosen by the buyer's page, so that a message that is sent again is there once. */
    requestId: text("request_id"),
    text: text().notNull(),
    imageId: text("image_id")
      .unique()
      .references(() => images.id),
    createdAt: at("created_at").notNull(),
  },
  (t) => [
    index("messages_conversation").on(t.conversationId, t.id),
    unique("messages_request").on(t.conversationId, t.requestId),
    check("messages_not_empty", sql`${t.text} <> '' or ${t.imageId} is not null`),
    check("messages_sender", sql`${t.sender} in ('buyer', 'staff', 'auto')`),
    check("messages_request_of_buyer", sql`(${t.sender} = 'buyer') = (${t.requestId} is not null)`),
    check("messages_operator", sql`${t.operatorId} is null or ${t.sender} = 'staff'`),
  ],
);
