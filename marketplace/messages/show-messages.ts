import type { CallAnswer } from "@storefront/contract/calls";
import { MESSAGES_PER_PAGE } from "@storefront/contract/messages/message-terms";
import { and, asc, desc, eq, gte, lt } from "drizzle-orm";
import type { Db } from "../database/db";
import { images, messages, savedSearches, searchNotices } from "../database/schema";
import type { Deps } from "../deps";
import { toSentQuery } from "../discovery/discovery";
import { showImage } from "../pictures/pictures";

type MessageDeps = Pick<Deps, "config" | "clock">;
export type ShownMessage = CallAnswer<"messages">["list"][number];

/** Selects messages with their pictures and links. */
const selectMessages = (db: Db) =>
  db
    .select({ message: messages, image: images, query: savedSearches.query })
    .from(messages)
    .leftJoin(images, eq(images.id, messages.imageId))
    .leftJoin(searchNotices, eq(searchNotices.messageId, messages.id))
    .leftJoin(savedSearches, eq(savedSearches.id, searchNotices.searchId));

/** Reads the page before a message, oldest first, and whether there are older ones. */
export async function showMessages(
  deps: MessageDeps & { db: Db },
  conversationId: number,
  before?: number,
): Promise<{ list: ShownMessage[]; more: boolean }> {
  const rows = await selectMessages(deps.db)
    .where(
      and(
        eq(messages.conversationId, conversationId),
        before === undefined ? undefined : lt(messages.id, before),
      ),
    )
    .orderBy(desc(messages.id))
    .limit(MESSAGES_PER_PAGE + 1);
  const list = rows.slice(0, MESSAGES_PER_PAGE).reverse();
  return { list: list.map((row) => toShown(deps, row)), more: rows.length > MESSAGES_PER_PAGE };
}

/** Reads a message and the ones after it (its automatic reply). */
export async function showFrom(
  deps: MessageDeps & { db: Db },
  conversationId: number,
  messageId: number,
): Promise<ShownMessage[]> {
  const rows = await selectMessages(deps.db)
    .where(and(eq(messages.conversationId, conversationId), gte(messages.id, messageId)))
    .orderBy(asc(messages.id))
    .limit(MESSAGES_PER_PAGE);
  return rows.map((row) => toShown(deps, row));
}

interface Row {
  message: typeof messages.$inferSelect;
  image: typeof images.$inferSelect | null;
  query: typeof savedSearches.$inferSelect.query | null;
}

const toShown = (deps: MessageDeps, { message, image, query }: Row): ShownMessage => ({
  message_id: message.id,
  sender: message.sender,
  text: message.text,
  image: image && showImage(deps, image),
  created_at: message.createdAt.toISOString(),
  ...(query && { saved_query: toSentQuery(query) }),
});
