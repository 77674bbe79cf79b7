import { and, eq, inArray, isNotNull, isNull, notExists, sql } from "drizzle-orm";
import { DELETED_USER_AVATAR, rememberPerson } from "../accounts/accounts";
import type { Db } from "../database/db";
import {
  accountEvents,
  accountLogs,
  afterSaleImages,
  collects,
  commentImages,
  comments,
  conversations,
  goodsAlerts,
  goodsReports,
  images,
  messages,
  orders,
  pendingBinds,
  savedSearches,
  smsCodes,
  smsNoticeChoices,
  smsNotices,
  subscriptions,
  tokens,
  userBrands,
  users,
  wechatScans,
} from "../database/schema";
import { singleRow } from "../database/single-row";
import type { Deps } from "../deps";

const NOBODY = { nickname: "已注销用户", headImgUrl: DELETED_USER_AVATAR };
const ERASED_TEXT = "（这条消息已随账号注销删除）";

/**
 * Removes the data that identifies a user, in the caller's transaction. The row stays under its number for orders,
 * ledger and after-sales, and for PERSON_KEPT_DAYS with the person's key; DELETION_KEEPS of the contract tells the
 * user. Pictures are detached; the hourly cleanup deletes the files.
 */
export async function erasePersonalData(
  tx: Db,
  config: Pick<Deps["config"], "operatorKey">,
  userId: number,
  now: Date,
): Promise<void> {
  const user = singleRow(await tx.select().from(users).where(eq(users.id, userId)));
  if (user.phoneHash) await tx.delete(smsCodes).where(eq(smsCodes.phoneHash, user.phoneHash));
  if (user.wechatUnionId) {
    await tx.delete(wechatScans).where(eq(wechatScans.unionId, user.wechatUnionId));
    await tx.delete(pendingBinds).where(eq(pendingBinds.unionId, user.wechatUnionId));
  }
  await tx
    .update(users)
    .set({
      ...NOBODY,
      ...(await rememberPerson(tx, config, user)),
      phone: null,
      phoneHash: null,
      phoneTailHash: null,
      phoneSealed: null,
      wechatUnionId: null,
      deletedAt: now,
    })
    .where(eq(users.id, userId));
  await tx.delete(accountEvents).where(eq(accountEvents.userId, userId));
  await tx.delete(accountLogs).where(eq(accountLogs.userId, userId));
  // Those that were sent count for the person's limit of the day.
  await tx
    .delete(smsNotices)
    .where(and(eq(smsNotices.userId, userId), eq(smsNotices.state, "due")));
  await tx.delete(smsNoticeChoices).where(eq(smsNoticeChoices.userId, userId));
  await tx.delete(tokens).where(eq(tokens.userId, userId));
  await tx.delete(goodsAlerts).where(eq(goodsAlerts.userId, userId));
  await tx.delete(savedSearches).where(eq(savedSearches.userId, userId));
  await tx.delete(userBrands).where(eq(userBrands.userId, userId));
  await tx.delete(collects).where(eq(collects.userId, userId));
  await tx.delete(subscriptions).where(eq(subscriptions.userId, userId));
  await eraseConversations(tx, userId);
  await eraseOrderTexts(tx, userId);
  await detachImages(tx, userId);
  await tx.update(goodsReports).set({ text: "" }).where(eq(goodsReports.userId, userId));
}

/** Conversations about listings go; in those about orders, the buyer's own words and pictures. */
async function eraseConversations(tx: Db, userId: number): Promise<void> {
  const idsOf = (about: "goods" | "orders") =>
    tx
      .select({ id: conversations.id })
      .from(conversations)
      .where(
        and(
          eq(conversations.userId, userId),
          about === "goods" ? isNotNull(conversations.goodsId) : isNull(conversations.goodsId),
        ),
      );
  await tx.delete(messages).where(inArray(messages.conversationId, idsOf("goods")));
  await tx
    .delete(conversations)
    .where(and(eq(conversations.userId, userId), isNotNull(conversations.goodsId)));
  await tx
    .update(messages)
    .set({ text: ERASED_TEXT, imageId: null })
    .where(and(inArray(messages.conversationId, idsOf("orders")), eq(messages.sender, "buyer")));
  await tx
    .update(conversations)
    .set({ waitingSince: null })
    .where(eq(conversations.userId, userId));
}

/** Deletes pictures of reviews, too. Pictures of after-sales are evidence, and stay. */
async function detachImages(tx: Db, userId: number): Promise<void> {
  const own = tx.select({ id: images.id }).from(images).where(eq(images.userId, userId));
  await tx.delete(commentImages).where(inArray(commentImages.imageId, own));
  const evidence = tx
    .select({ one: sql`1` })
    .from(afterSaleImages)
    .where(eq(afterSaleImages.imageId, images.id));
  await tx
    .update(images)
    .set({ attachedAt: null })
    .where(and(eq(images.userId, userId), notExists(evidence)));
}

/** The buyer's messages to the seller, and the deliveries. Reviews stay without name. */
async function eraseOrderTexts(tx: Db, userId: number): Promise<void> {
  await tx
    .update(orders)
    .set({ remark: "", leaveWord: "", customerRemarks: [] })
    .where(eq(orders.userId, userId));
  await tx
    .update(orders)
    .set({ deliveryNote: "" })
    .where(and(eq(orders.userId, userId), isNotNull(orders.deliveryNote)));
  const ownReviews = tx
    .select({ id: comments.id })
    .from(comments)
    .innerJoin(orders, eq(orders.id, comments.orderId))
    .where(eq(orders.userId, userId));
  await tx.update(comments).set(NOBODY).where(inArray(comments.id, ownReviews));
}
