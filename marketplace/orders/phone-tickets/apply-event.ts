import { eq } from "drizzle-orm";
import {
  nextTicket,
  type PhoneTicket,
  type TicketEvent,
  type TicketTransition,
} from "../../accounts/accounts";
import type { Db } from "../../database/db";
import { phoneTickets } from "../../database/schema";
import type { StoredTicket } from "./find-ticket";

/** The part of a stored ticket that its transitions change. */
const stateOf = ({ state, phoneHash, code, expiresAt }: StoredTicket): PhoneTicket => ({
  state,
  phone: phoneHash,
  code,
  expiresAt,
});

/** Stores what an event makes of a locked ticket; a refused one changes nothing. */
export async function applyEvent(
  tx: Db,
  stored: StoredTicket,
  event: TicketEvent,
  now: Date,
): Promise<TicketTransition> {
  const before = stateOf(stored);
  const transition = nextTicket(before, event, now);
  if (transition.ticket && transition.ticket !== before) {
    const { state, phone, code, expiresAt } = transition.ticket;
    await tx
      .update(phoneTickets)
      .set({ state, phoneHash: phone, code, expiresAt })
      .where(eq(phoneTickets.id, stored.id));
  }
  return transition;
}
