import assert from "node:assert/strict";
import type { CallAnswer } from "@storefront/contract/calls";
import { and, desc, eq, ne } from "drizzle-orm";
import type { Db } from "../database/db";
import { conversations, messages } from "../database/schema";
import { singleRow } from "../database/single-row";
import type { Deps } from "../deps";
import { guard, sendMessageRules } from "../limits/limits";
import { automaticReply } from "../order-records/order-records";
import { attachImages } from "../pictures/pictures";
import { type Conversation, findConversation, findSubject, type Subject } from "./find-subject";
import { showFrom } from "./show-messages";

interface BuyerMessage extends Subject {
  text: string;
  imageId: string | undefined;
  requestId: string;
}

/**
 * Sends a buyer's message, creating the conversation with the first one. Idempotent by request id.
 * @throws ApiError `goodsNotFound`, `orderNotFound`, `imageNotFound`, `tooFrequent`
 */
export async function sendMessage(
  deps: Deps,
  userId: number,
  { text, imageId, requestId, ...subject }: BuyerMessage,
): Promise<CallAnswer<"sendMessage">> {
  await guard(deps, sendMessageRules(userId));
  const now = deps.clock.now();
  return deps.db.transaction(async (tx) => {
    const conversation = await openConversation(tx, userId, subject, now);
    const conversationId = conversation.id;
    const [known] = await tx
      .select({ id: messages.id })
      .from(messages)
      .where(and(eq(messages.conversationId, conversationId), eq(messages.requestId, requestId)));
    const txDeps = { ...deps, db: tx };
    if (known) return { list: await showFrom(txDeps, conversationId, known.id) };
    await attachImages(tx, { userId }, imageId === undefined ? [] : [imageId], now);
    // A booster has no service hours.
    const isWithBooster = conversation.boostOrderId !== null && conversation.party === "seller";
    const reply = isWithBooster
      ? null
      : automaticReply({
          party: conversation.party,
          now,
          lastReplyAt: await lastReplyAt(tx, conversationId),
        });
    const common = { conversationId, createdAt: now };
    const rows = await tx
      .insert(messages)
      .values({
        ...common,
        sender: "buyer",
        requestId,
        text: text.trim(),
        imageId: imageId ?? null,
      })
      .returning({ id: messages.id });
    if (reply !== null)
      await tx.insert(messages).values({ ...common, sender: "auto", text: reply });
    await tx
      .update(conversations)
      .set({ updatedAt: now, waitingSince: conversation.waitingSince ?? now })
      .where(eq(conversations.id, conversationId));
    return { list: await showFrom(txDeps, conversationId, singleRow(rows).id) };
  });
}

/** Finds or creates the conversation and locks its row, so that message ids grow in commit order. */
export async function openConversation(
  tx: Db,
  userId: number,
  subject: Subject,
  now: Date,
): Promise<Conversation> {
  const { about } = await findSubject(tx, userId, subject);
  await tx
    .insert(conversations)
    .values({ ...about, userId, createdAt: now, updatedAt: now })
    .onConflictDoNothing();
  const found = await findConversation(tx, userId, about);
  assert(found, "a conversation is neither new nor known");
  return lockConversation(tx, found.id);
}

/** @throws Error when there is no such conversation */
export async function lockConversation(tx: Db, id: number): Promise<Conversation> {
  const [row] = await tx
    .select()
    .from(conversations)
    .where(eq(conversations.id, id))
    .for("no key update");
  assert(row, `there is no conversation ${id}`);
  return row;
}

async function lastReplyAt(tx: Db, conversationId: number): Promise<Date | null> {
  const [row] = await tx
    .select({ at: messages.createdAt })
    .from(messages)
    .where(and(eq(messages.conversationId, conversationId), ne(messages.sender, "buyer")))
    .orderBy(desc(messages.id))
    .limit(1);
  return row?.at ?? null;
}
