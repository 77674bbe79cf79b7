import { ApiError } from "@storefront/contract/api-error";
import { and, eq } from "drizzle-orm";
import type { Session } from "../../accounts/accounts";
import { phoneTickets } from "../../database/schema";
import type { Deps } from "../../deps";
import { applyEvent } from "./apply-event";
import { lockTicket } from "./find-ticket";

/**
 * Approves or refuses a phone, by the login whose ticket it has scanned and no other of the same user.
 * @throws ApiError `phoneTicketExpired` when no phone with these digits waits any more, `phoneTicketUsed`
 */
export async function answerTicket(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { tokenHash }: Session,
  { ticketId, code, approve }: { ticketId: number; code: string; approve: boolean },
): Promise<null> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const isWanted = and(eq(phoneTickets.id, ticketId), eq(phoneTickets.tokenHash, tokenHash));
    const stored = await lockTicket(tx, isWanted, now);
    if (!stored) throw new ApiError("phoneTicketExpired");
    const { refusal } = await applyEvent(tx, stored, { type: "answer", code, approve }, now);
    if (refusal) throw new ApiError(refusal);
    return null;
  });
}
