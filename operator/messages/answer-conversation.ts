import { answerMessage } from "@storefront/marketplace/messages/messages";
import { type ImageDeps, storeImage } from "@storefront/marketplace/pictures/pictures";
import { type Actor, recordAudit } from "../audit/record-audit";

interface Answer {
  text: string;
  picture: Blob | null;
}

/**
 * Answers a buyer. The audit log has only the length of the answer and whether it had a picture.
 * @throws ApiError `invalid`, `tooLarge`, `imageUnusable`, `imagesLoose` or `tooFrequent`; nothing is sent then
 */
export async function answerConversation(
  deps: ImageDeps,
  actor: Actor & { id: number },
  conversationId: number,
  { text, picture }: Answer,
): Promise<void> {
  const bytes = picture && new Uint8Array(await picture.arrayBuffer());
  const kept = bytes && (await storeImage(deps, { operatorId: actor.id }, bytes));
  const { db, clock } = deps;
  await db.transaction(async (tx) => {
    const answer = { conversationId, operatorId: actor.id, text, imageId: kept?.image_id };
    await answerMessage({ db: tx, clock }, answer);
    const entry = {
      action: "message.answer",
      subject: `conversation ${conversationId}`,
      after: { characters: text.length, pictures: kept === null ? 0 : 1 },
    } as const;
    await recordAudit(tx, actor, entry, clock.now());
  });
}
