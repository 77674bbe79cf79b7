import { call } from "@/lib/api/call.client";
import { waitForNextPoll } from "@/lib/login/wait-for-next-poll";
import { onOrdersChanged } from "@/lib/purchase/orders/orders-changed";
import { readTicketState } from "./read-ticket";
import { onTicketChanged } from "./ticket-changes";
import { isPaid, type TicketState } from "./ticket-step";

/** The fallback where there is no live channel, in ms: short while the visitor is likely to scan and fill in. */
const POLL_MS = 3_000;
const SLOW_POLL_MS = 15_000;
const FAST_POLLS = 200;

/**
 * Reads a ticket's state, again at once when the live channel says that a phone or an order has changed, until it is paid
 * or the login ends. Failed reads are tried again.
 */
export async function followTicket(
  ticketId: number,
  onState: (state: TicketState) => void,
  signal: AbortSignal,
): Promise<void> {
  for (let polls = 0; !signal.aborted; polls += 1) {
    const changed = untilChange(signal);
    const result = await call("ticketState", { ticket_id: ticketId }, { signal });
    if (signal.aborted) return changed.end();
    if (!result.ok && result.kind === "expired") return changed.end();
    const state = result.ok ? readTicketState(result.data) : null;
    if (state) onState(state);
    if (state && isPaid(state)) return changed.end();
    await waitForNextPoll(polls < FAST_POLLS ? POLL_MS : SLOW_POLL_MS, changed.signal);
    changed.end();
  }
}

/** A signal that aborts at the next change, also at one during the read before it is waited for. */
function untilChange(signal: AbortSignal): { signal: AbortSignal; end: () => void } {
  const waiting = new AbortController();
  const end = () => waiting.abort();
  const stops = [onTicketChanged(end), onOrdersChanged(end)];
  signal.addEventListener("abort", end);
  return {
    signal: waiting.signal,
    end() {
      for (const stop of stops) stop();
      signal.removeEventListener("abort", end);
    },
  };
}
