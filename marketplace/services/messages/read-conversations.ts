import { boostTitle } from "@storefront/contract/boost-terms";
import type { CallAnswer } from "@storefront/contract/calls";
import { MAX_CONVERSATIONS } from "@storefront/contract/message-terms";
import { isServiceOpen } from "@storefront/contract/service-hours";
import { and, desc, eq, sql } from "drizzle-orm";
import type { Db } from "../../database/db";
import { onlyRow } from "../../database/only-row";
import {
  boostOrders,
  conversations,
  goods,
  messages,
  orders,
  sellers,
} from "../../database/schema";
import type { Deps } from "../../deps";
import { coverOf } from "../goods/cover";
import { findConversation, findSubject, PLATFORM_NAME, type Subject } from "./find-subject";
import { showMessages } from "./show-messages";

/** The buyer's unread messages of a conversation. */
const unread = sql<number>`(select count(*)::int from ${messages}
  where ${messages.conversationId} = ${conversations.id} and ${messages.id} > ${conversations.buyerReadId}
  and ${messages.sender} <> 'buyer')`;

/** Reads the conversation about a subject, empty before the first message. @throws ApiError those of findSubject */
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

/** Marks messages up to one as read by the buyer. @returns the unread count over all conversations */
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

export async function countUnread(db: Db, userId: number): Promise<CallAnswer<"unreadMessages">> {
  const rows = await db
    .select({ unread: sql<number>`coalesce(sum(${unread}), 0)::int` })
    .from(conversations)
    .where(eq(conversations.userId, userId));
  return onlyRow(rows);
}

/** Reads the buyer's inbox: the most recently active conversations. */
export async function listConversations(
  { db }: Pick<Deps, "db">,
  userId: number,
): Promise<CallAnswer<"conversations">> {
  const rows = await db
    .select({
      conversation: conversations,
      goodsName: goods.name,
      media: goods.media,
      order: orders,
      boost: boostOrders,
      shop: sellers.nickname,
      last: messages,
      unread,
    })
    .from(conversations)
    .leftJoin(orders, eq(orders.id, conversations.orderId))
    .leftJoin(boostOrders, eq(boostOrders.id, conversations.boostOrderId))
    .leftJoin(goods, sql`${goods.id} = coalesce(${conversations.goodsId}, ${orders.goodsId})`)
    .leftJoin(sellers, eq(sellers.id, goods.sellerId))
    .innerJoin(
      messages,
      and(
        eq(messages.conversationId, conversations.id),
        sql`${messages.id} = (select max(m.id) from messages m where m.conversation_id = ${conversations.id})`,
      ),
    )
    .where(eq(conversations.userId, userId))
    .orderBy(desc(conversations.updatedAt), desc(conversations.id))
    .limit(MAX_CONVERSATIONS);
  const list = rows.map(({ conversation, goodsName, media, order, boost, shop, last, unread }) => ({
    goods_id: conversation.goodsId ?? 0,
    order_num: order?.orderNum ?? boost?.orderNum ?? "",
    party: conversation.party,
    title:
      order?.goodsName ??
      (boost
        ? `${boostTitle(boost.gameName)} ${boost.startName} → ${boost.targetName}`
        : (goodsName ?? "")),
    picture: order?.picture ?? (media ? coverOf(media) : ""),
    party_name:
      conversation.party === "seller" ? (shop ?? boost?.boosterName ?? "") : PLATFORM_NAME,
    last_text: last.text || "[图片]",
    last_at: last.createdAt.toISOString(),
    unread,
  }));
  return { list, ...(await countUnread(db, userId)) };
}
