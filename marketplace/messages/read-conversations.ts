import { boostTitle } from "@storefront/contract/boosts/boost-terms";
import type { CallAnswer } from "@storefront/contract/calls";
import { MAX_CONVERSATIONS } from "@storefront/contract/messages/message-terms";
import { isServiceOpen } from "@storefront/contract/text/service-hours";
import { and, type Column, desc, eq, type SQL, sql } from "drizzle-orm";
import { coverOf } from "../catalogue/catalogue";
import { constantLimit } from "../database/constant-limit";
import type { Db } from "../database/db";
import { boostOrders, conversations, goods, messages, orders, sellers } from "../database/schema";
import { singleRow } from "../database/single-row";
import type { Deps } from "../deps";
import { findConversation, findSubject, PLATFORM_NAME, type Subject } from "./find-subject";
import { showMessages } from "./show-messages";

/** The buyer's unread messages of a conversation. */
const unreadOf = ({ id, buyerReadId }: Record<"id" | "buyerReadId", Column>): SQL<number> =>
  sql`(select count(*)::int from ${messages}
    where ${messages.conversationId} = ${id} and ${messages.id} > ${buyerReadId} and ${messages.sender} <> 'buyer')`;

/** Reads the conversation about a subject; empty before the first message. @throws ApiError those of findSubject */
export async function readConversation(
  deps: Deps,
  userId: number,
  { before, ...subject }: Subject & { before: number | undefined },
): Promise<CallAnswer<"messages">> {
  const { about, title, picture, partyName } = await findSubject(deps.db, userId, subject);
  const conversation = await findConversation(deps.db, userId, about);
  const shown = conversation && (await showMessages(deps, conversation.id, before));
  return {
    title,
    picture,
    party_name: partyName,
    service_open: isServiceOpen(deps.clock.now()),
    list: shown?.list ?? [],
    more: shown?.more ?? false,
  };
}

/** Marks messages up to one as read by the buyer. @returns the unread count of the inbox */
export async function markRead(
  { db }: Pick<Deps, "db">,
  userId: number,
  { messageId, ...subject }: Subject & { messageId: number },
): Promise<CallAnswer<"readMessages">> {
  const { about } = await findSubject(db, userId, subject);
  const conversation = await findConversation(db, userId, about);
  if (conversation) {
    const last = sql`coalesce((select max(${messages.id}) from ${messages}
      where ${messages.conversationId} = ${conversation.id}), 0)`;
    await db
      .update(conversations)
      .set({
        buyerReadId: sql`greatest(${conversations.buyerReadId}, least(${messageId}::bigint, ${last}))`,
      })
      .where(eq(conversations.id, conversation.id));
  }
  return countUnread(db, userId);
}

/**
 * Counts the unread messages of the conversations in the inbox only. The reader can then reach every counted message,
 * and the query reads few of a buyer's thousands of conversations.
 */
export async function countUnread(db: Db, userId: number): Promise<CallAnswer<"unreadMessages">> {
  const inbox = inboxOf(db, userId);
  const rows = await db
    .select({ unread: sql<number>`coalesce(sum(${unreadOf(inbox)}), 0)::int` })
    .from(inbox);
  return singleRow(rows);
}

/** Selects the most recently active conversations first, then reads their details. */
const inboxOf = (db: Db, userId: number) =>
  db
    .select()
    .from(conversations)
    .where(eq(conversations.userId, userId))
    .orderBy(desc(conversations.updatedAt), desc(conversations.id))
    .limit(constantLimit(MAX_CONVERSATIONS))
    .as("inbox");

/** Reads the buyer's inbox: the most recently active conversations. */
export async function listConversations(
  { db }: Pick<Deps, "db">,
  userId: number,
): Promise<CallAnswer<"conversations">> {
  const inbox = inboxOf(db, userId);
  const rows = await db
    .select({
      goodsId: inbox.goodsId,
      party: inbox.party,
      goodsName: goods.name,
      media: goods.media,
      order: orders,
      boost: boostOrders,
      shop: sellers.nickname,
      last: messages,
      unread: unreadOf(inbox),
    })
    .from(inbox)
    .leftJoin(orders, eq(orders.id, inbox.orderId))
    .leftJoin(boostOrders, eq(boostOrders.id, inbox.boostOrderId))
    .leftJoin(goods, sql`${goods.id} = coalesce(${inbox.goodsId}, ${orders.goodsId})`)
    .leftJoin(sellers, eq(sellers.id, goods.sellerId))
    .innerJoin(
      messages,
      and(
        eq(messages.conversationId, inbox.id),
        sql`${messages.id} = (select max(m.id) from messages m where m.conversation_id = ${inbox.id})`,
      ),
    )
    .orderBy(desc(inbox.updatedAt), desc(inbox.id));
  const list = rows.map(
    ({ goodsId, party, goodsName, media, order, boost, shop, last, unread }) => ({
      goods_id: goodsId ?? 0,
      order_num: order?.orderNum ?? boost?.orderNum ?? "",
      party,
      title:
        order?.goodsName ??
        (boost
          ? `${boostTitle(boost.gameName)} ${boost.startName} → ${boost.targetName}`
          : (goodsName ?? "")),
      picture: order?.picture ?? (media ? coverOf(media) : ""),
      party_name: party === "seller" ? (shop ?? boost?.boosterName ?? "") : PLATFORM_NAME,
      last_text: last.text || "[图片]",
      last_at: last.createdAt.toISOString(),
      unread,
    }),
  );
  return { list, unread: list.reduce((sum, { unread }) => sum + unread, 0) };
}
