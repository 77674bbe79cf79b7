import { eq } from "drizzle-orm";
import type { Db } from "../../database/db";
import { conversations, messages } from "../../database/schema";
import { openConversation } from "./send-message";

/**
 * Tells a buyer what the platform did with an order, in the platform's conversation about it. It answers nothing: a
 * waiting question goes on waiting. Must run in a transaction.
 * @throws ApiError `orderNotFound` for another user's order
 */
export async function postNotice(
  tx: Db,
  { userId, orderNum }: { userId: number; orderNum: string },
  text: string,
  now: Date,
): Promise<void> {
  const subject = { goodsId: undefined, orderNum, party: "platform" } as const;
  const { id } = await openConversation(tx, userId, subject, now);
  await tx.insert(messages).values({ conversationId: id, sender: "auto", text, createdAt: now });
  await tx.update(conversations).set({ updatedAt: now }).where(eq(conversations.id, id));
}
