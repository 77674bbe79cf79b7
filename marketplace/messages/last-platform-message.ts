import type { CallAnswer } from "@storefront/contract/calls";
import { and, desc, eq, ne } from "drizzle-orm";
import type { Db } from "../database/db";
import { conversations, messages } from "../database/schema";

type Subject = { orderId: number } | { boostOrderId: number };

/** Reads what the platform last told or answered the buyer of an order; null for nothing. */
export async function lastPlatformMessage(
  db: Db,
  subject: Subject,
): Promise<CallAnswer<"orderDetail">["platform_message"]> {
  const [row] = await db
    .select({ message: messages, readId: conversations.buyerReadId })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(
      and(
        "orderId" in subject
          ? eq(conversations.orderId, subject.orderId)
          : eq(conversations.boostOrderId, subject.boostOrderId),
        eq(conversations.party, "platform"),
        ne(messages.sender, "buyer"),
      ),
    )
    .orderBy(desc(messages.id))
    .limit(1);
  if (!row) return null;
  const { id, text, createdAt } = row.message;
  return { text, created_at: createdAt.toISOString(), is_new: id > row.readId };
}
