import { ApiError } from "@storefront/contract/api-error";
import { boostTitle } from "@storefront/contract/boosts/boost-terms";
import type { ConversationParty } from "@storefront/contract/messages/message-terms";
import { isExtensionNum } from "@storefront/contract/rentals/rent-hours";
import { and, eq, type SQL } from "drizzle-orm";
import { coverOf } from "../catalogue/catalogue";
import type { Db } from "../database/db";
import {
  boostOrders,
  conversations,
  goods,
  orders,
  rentalExtensions,
  sellers,
} from "../database/schema";

/** The subject of a conversation, and the party to talk to. */
export interface Subject {
  goodsId: number | undefined;
  orderNum: string | undefined;
  party: ConversationParty;
}

export type Conversation = typeof conversations.$inferSelect;

interface FoundSubject {
  /** The columns that identify it. */
  about: Pick<Conversation, "goodsId" | "orderId" | "boostOrderId" | "party">;
  title: string;
  picture: string;
  partyName: string;
}

export const PLATFORM_NAME = "平台客服";

/**
 * @throws ApiError `goodsNotFound` for a removed listing, unless the buyer has written about it before;
 * `orderNotFound`, also for another user's order, and for a boost without a booster yet, who is its seller
 */
export async function findSubject(
  db: Db,
  userId: number,
  { goodsId, orderNum, party }: Subject,
): Promise<FoundSubject> {
  const noSubject = { goodsId: null, orderId: null, boostOrderId: null, party };
  const partyName = (nickname: string) => (party === "seller" ? nickname : PLATFORM_NAME);
  if (goodsId !== undefined) {
    const about = { ...noSubject, goodsId };
    const [row] = await db
      .select({
        name: goods.name,
        media: goods.media,
        shop: sellers.nickname,
        gone: goods.removedAt,
      })
      .from(goods)
      .innerJoin(sellers, eq(sellers.id, goods.sellerId))
      .where(eq(goods.id, goodsId));
    const isKnown = row && (row.gone === null || (await findConversation(db, userId, about)));
    if (!isKnown) throw new ApiError("goodsNotFound");
    const { name, media, shop } = row;
    return { about, title: name, picture: coverOf(media), partyName: partyName(shop) };
  }
  const number = orderNum ?? "";
  const [order] = await db
    .select({
      id: orders.id,
      name: orders.goodsName,
      picture: orders.picture,
      shop: sellers.nickname,
    })
    .from(orders)
    .innerJoin(goods, eq(goods.id, orders.goodsId))
    .innerJoin(sellers, eq(sellers.id, goods.sellerId))
    .where(and(eq(orders.userId, userId), await isOrder(db, number)));
  if (order) {
    const { id: orderId, name: title, picture, shop } = order;
    return { about: { ...noSubject, orderId }, title, picture, partyName: partyName(shop) };
  }
  const [boost] = await db
    .select({
      id: boostOrders.id,
      game: boostOrders.gameName,
      from: boostOrders.startName,
      to: boostOrders.targetName,
      booster: boostOrders.boosterName,
    })
    .from(boostOrders)
    .where(and(eq(boostOrders.orderNum, number), eq(boostOrders.userId, userId)));
  if (!boost) throw new ApiError("orderNotFound");
  if (party === "seller" && boost.booster === null) {
    throw new ApiError("orderNotFound", { msg: "代练接单以后就可以和他沟通" });
  }
  const title = `${boostTitle(boost.game)} ${boost.from} → ${boost.to}`;
  const about = { ...noSubject, boostOrderId: boost.id };
  return { about, title, picture: "", partyName: partyName(boost.booster ?? "") };
}

/** Matches the goods order of a number; for a rental's extension, the rental's. */
async function isOrder(db: Db, orderNum: string): Promise<SQL> {
  if (!isExtensionNum(orderNum)) return eq(orders.orderNum, orderNum);
  const [extension] = await db
    .select({ orderId: rentalExtensions.rentalOrderId })
    .from(rentalExtensions)
    .where(eq(rentalExtensions.orderNum, orderNum));
  return eq(orders.id, extension?.orderId ?? 0);
}

export async function findConversation(
  db: Db,
  userId: number,
  { goodsId, orderId, boostOrderId, party }: FoundSubject["about"],
): Promise<Conversation | null> {
  const [row] = await db
    .select()
    .from(conversations)
    .where(
      and(
        eq(conversations.userId, userId),
        eq(conversations.party, party),
        goodsId === null ? undefined : eq(conversations.goodsId, goodsId),
        orderId === null ? undefined : eq(conversations.orderId, orderId),
        boostOrderId === null ? undefined : eq(conversations.boostOrderId, boostOrderId),
      ),
    );
  return row ?? null;
}
