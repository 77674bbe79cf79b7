/** Seconds that a code can be scanned, and seconds that the phone then waits for approval. */
export const TICKET_SCAN_S = 5 * 60;
export const TICKET_APPROVAL_S = 3 * 60;

/** A ticket without what it is for. `phone`: hash of the browser that has scanned the code; null before. */
export interface PhoneTicket {
  state: "shown" | "requested" | "approved" | "refused" | "used";
  phone: string | null;
  /** Two digits, "" before approval is requested. */
  code: string;
  expiresAt: Date;
}

/**
 * look: a phone reads the state. request: a phone without a login, with new digits. answer: of the desktop. claim: of the phone, for its login. open: a
 * phone that is already logged in as the buyer needs no approval.
 */
export type TicketEvent =
  | { type: "look"; phone: string }
  | { type: "request"; phone: string; code: string }
  | { type: "answer"; code: string; approve: boolean }
  | { type: "claim"; phone: string }
  | { type: "open"; phone: string };

export type TicketRefusal = "phoneTicketExpired" | "phoneTicketUsed" | "phoneTicketTaken";

export type TicketTransition =
  | { refusal: TicketRefusal; ticket?: never }
  | { refusal?: never; ticket: PhoneTicket };

/**
 * Returns the ticket after an event. A ticket belongs to the first phone that requests approval. Only an approved
 * ticket can be claimed, once. A repeated event changes nothing.
 */
export function nextTicket(ticket: PhoneTicket, event: TicketEvent, now: Date): TicketTransition {
  if (ticket.state === "used") return { refusal: "phoneTicketUsed" };
  if (ticket.expiresAt <= now) return { refusal: "phoneTicketExpired" };
  if (event.type === "open") return { ticket: { ...ticket, state: "used", phone: event.phone } };
  if (event.type === "answer") return answered(ticket, event);
  if (ticket.phone !== null && ticket.phone !== event.phone) return { refusal: "phoneTicketTaken" };
  if (event.type === "claim") {
    return { ticket: ticket.state === "approved" ? { ...ticket, state: "used" } : ticket };
  }
  if (event.type === "look" || ticket.state !== "shown") return { ticket };
  const expiresAt = new Date(now.getTime() + TICKET_APPROVAL_S * 1000);
  return { ticket: { state: "requested", phone: event.phone, code: event.code, expiresAt } };
}

function answered(
  ticket: PhoneTicket,
  { code, approve }: Extract<TicketEvent, { type: "answer" }>,
): TicketTransition {
  if (ticket.state !== "requested" || ticket.code !== code) {
    return { refusal: "phoneTicketExpired" };
  }
  return { ticket: { ...ticket, state: approve ? "approved" : "refused" } };
}
