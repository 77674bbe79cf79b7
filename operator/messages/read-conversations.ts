import type { Db } from "@storefront/marketplace/database/db";
import {
  boostOrders,
  conversations,
  goods,
  orders,
  sellers,
  users,
} from "@storefront/marketplace/database/schema";
import { desc, eq, isNotNull, type SQL, sql } from "drizzle-orm";

const LIMIT = 100;

/** A conversation in a list of the console. */
export type ConversationRow = Awaited<ReturnType<typeof selectConversations>>[number];

/**
 * Reads conversations: unanswered ones first, longest waiting first, then the most recent.
 * @param userId only those of one buyer
 */
export const readConversations = (db: Db, userId?: number): Promise<ConversationRow[]> =>
  selectConversations(db, userId === undefined ? undefined : eq(conversations.userId, userId));

/** Counts the unanswered conversations. */
export const countUnanswered = (db: Db): Promise<number> =>
  db.$count(conversations, isNotNull(conversations.waitingSince));

export async function findConversation(db: Db, id: number): Promise<ConversationRow | null> {
  const [row] = await selectConversations(db, eq(conversations.id, id));
  return row ?? null;
}

const selectConversations = (db: Db, where: SQL | undefined) =>
  db
    .select({
      id: conversations.id,
      party: conversations.party,
      waitingSince: conversations.waitingSince,
      updatedAt: conversations.updatedAt,
      goodsId: conversations.goodsId,
      orderNum: sql<string | null>`coalesce(${orders.orderNum}, ${boostOrders.orderNum})`,
      title: sql<string>`coalesce(${orders.goodsName}, ${goods.name}, '段位代练')`,
      /** The shop, or the booster of a boost. */
      shop: sql<string | null>`coalesce(${sellers.nickname}, ${boostOrders.boosterName})`,
      userId: conversations.userId,
      buyer: users.nickname,
    })
    .from(conversations)
    .innerJoin(users, eq(users.id, conversations.userId))
    .leftJoin(orders, eq(orders.id, conversations.orderId))
    .leftJoin(boostOrders, eq(boostOrders.id, conversations.boostOrderId))
    .leftJoin(goods, sql`${goods.id} = coalesce(${conversations.goodsId}, ${orders.goodsId})`)
    .leftJoin(sellers, eq(sellers.id, goods.sellerId))
    .where(where)
    .orderBy(sql`${conversations.waitingSince} asc nulls last`, desc(conversations.updatedAt))
    .limit(LIMIT);
