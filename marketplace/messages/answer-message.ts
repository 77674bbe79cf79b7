import { ApiError } from "@storefront/contract/api-error";
import { MESSAGE_LENGTH } from "@storefront/contract/messages/message-terms";
import { characterCount } from "@storefront/contract/text/characters";
import { eq } from "drizzle-orm";
import type { Db } from "../database/db";
import { conversations, messages } from "../database/schema";
import { singleRow } from "../database/single-row";
import type { Deps } from "../deps";
import { attachImages } from "../pictures/pictures";
import { lockConversation } from "./send-message";

interface StaffMessage {
  conversationId: number;
  /** Null for a simulated seller. */
  operatorId: number | null;
  text: string;
  /** Uploaded by the operator. */
  imageId?: string | undefined;
}

/**
 * Adds an answer of the seller or the platform, and marks earlier messages as read by staff. Must run in a transaction.
 * @throws ApiError `invalid`, `imageNotFound`
 */
export async function answerMessage(
  { db: tx, clock }: Pick<Deps, "clock"> & { db: Db },
  { conversationId, operatorId, text, imageId }: StaffMessage,
): Promise<void> {
  const trimmed = text.trim();
  if (trimmed === "" && imageId === undefined) {
    throw new ApiError("invalid", { msg: "请输入回复，或选择一张图片" });
  }
  if (characterCount(trimmed) > MESSAGE_LENGTH) {
    throw new ApiError("invalid", { msg: `回复最多 ${MESSAGE_LENGTH} 个字` });
  }
  const now = clock.now();
  await lockConversation(tx, conversationId);
  if (operatorId !== null && imageId !== undefined) {
    await attachImages(tx, { operatorId }, [imageId], now);
  }
  const rows = await tx
    .insert(messages)
    .values({
      conversationId,
      sender: "staff",
      operatorId,
      text: trimmed,
      imageId: imageId ?? null,
      createdAt: now,
    })
    .returning({ id: messages.id });
  await tx
    .update(conversations)
    .set({ updatedAt: now, waitingSince: null, staffReadId: singleRow(rows).id })
    .where(eq(conversations.id, conversationId));
}
