import * as z from "zod";
import { ORDER_STATES } from "../orders/order-list";
import { id, integerField, text } from "../text/fields";
import { TICKET_PURPOSES } from "./phone-ticket-purposes";

/**
 * QR codes that let a phone order without a login of its own: a one-time ticket of the desktop's session, which the
 * desktop approves by two digits (docs/account.md).
 */

const purpose = z.enum(TICKET_PURPOSES);

/** `link`: the page of the mobile site that the code leads to, as another call has returned it. */
export const issueTicketRequest = z.object({ purpose, link: text(1000) });

/** `link`: the text of the code, with the ticket. `expires_in`: whole seconds in which it can be scanned. */
export const issuedTicket = z.object({
  ticket_id: z.number().int(),
  link: z.string(),
  expires_in: z.number().int(),
});

export const ticketStateRequest = z.object({ ticket_id: id });

/**
 * `code`: two digits of the phone that waits for approval, else "". used: the phone is logged in. `order_num` and
 * `order_state`: the order that has been placed since, "" for none.
 */
export const ticketState = z.object({
  state: z.enum(["shown", "requested", "approved", "refused", "used", "expired"]),
  code: z.string(),
  order_num: z.string(),
  order_state: z.enum(["", ...ORDER_STATES]),
});

export const answerTicketRequest = ticketStateRequest.extend({
  code: z.string().regex(/^\d{2}$/),
  approve: integerField(1),
});

/** look: only returns the state; request: has the desktop prompted; claim: takes the login once it is approved. */
export const redeemTicketRequest = z.object({
  ticket: text(100),
  purpose,
  step: z.enum(["look", "request", "claim"]),
});

/**
 * same: this phone is already logged in as the ticket's buyer. other: as another user, so nothing is requested. `code`:
 * digits to compare. `authorization`: a token for this phone once it is approved and claimed, else "". `shared_brands`:
 * as in the answer of a login (account.ts).
 */
export const redeemedTicket = z.object({
  state: z.enum(["shown", "requested", "approved", "refused", "same", "other"]),
  code: z.string(),
  authorization: z.string(),
  shared_brands: z.array(z.string()).optional(),
});
