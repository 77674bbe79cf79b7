import { eq } from "drizzle-orm";
import type { Db } from "../database/db";
import { conversations, messages } from "../database/schema";
import { singleRow } from "../database/single-row";
import { openConversation } from "./send-message";

/** An order of the buyer, or a listing. */
type About = { userId: number } & (
  | { orderNum: string; goodsId?: undefined }
  | { goodsId: number; orderNum?: undefined }
);

/**
 * Notifies a buyer of the platform's action on an order, or of a listing's change, in the platform's conversation about
 * it. It answers no question: a waiting one keeps waiting. Must run in a transaction.
 * @returns the message's id
 * @throws ApiError `orderNotFound` for another user's order, `goodsNotFound`
 */
export async function postNotification(
  tx: Db,
  { userId, orderNum, goodsId }: About,
  text: string,
  now: Date,
): Promise<number> {
  const { id } = await openConversation(tx, userId, { goodsId, orderNum, party: "platform" }, now);
  const rows = await tx
    .insert(messages)
    .values({ conversationId: id, sender: "auto", text, createdAt: now })
    .returning({ id: messages.id });
  await tx.update(conversations).set({ updatedAt: now }).where(eq(conversations.id, id));
  return singleRow(rows).id;
}
