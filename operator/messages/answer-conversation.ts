import type { Deps } from "@/marketplace/deps";
import { answerMessage } from "@/marketplace/services/messages/answer-message";
import { type Actor, recordAudit } from "../audit/record-audit";

/**
 * Answers a buyer. The log has the length of the answer only.
 * @throws ApiError invalid: nothing was changed
 */
export function answerConversation(
  { db, clock }: Pick<Deps, "db" | "clock">,
  actor: Actor,
  conversationId: number,
  text: string,
): Promise<void> {
  return db.transaction(async (tx) => {
    await answerMessage({ db: tx, clock }, { conversationId, operatorId: actor.id, text });
    const after = { characters: text.length };
    const entry = {
      action: "message.answer",
      subject: `conversation ${conversationId}`,
      after,
    } as const;
    await recordAudit(tx, actor, entry, clock.now());
  });
}
