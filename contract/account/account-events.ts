import * as z from "zod";
import { integerField } from "../text/fields";
import { ACCOUNT_EVENT_KINDS } from "./account-event-kinds";

/** `after`: id of the user's last event that the caller knows; without it none is returned, only where the log ends. */
export const accountEventsRequest = z.object({
  after: integerField(Number.MAX_SAFE_INTEGER).optional(),
});

/**
 * The user's events after an id, oldest first. Ids are places in the user's own log. `topic`: names the user to a storefront, which is woken by it. `last_id`: pass it as
 * `after` next; `more`: there are more already. `complete`: false when events after the id have been deleted, or it was never
 * given out, so that everything has to be read again. `reference`: an order number, of a message about a listing and of an
 * alert its id, of an alert with the state `search` that of the saved search, of a coupon its id, of a phone its ticket.
 * `state`: the new state, of a message its sender or `read`.
 */
export const accountEventsAnswer = z.object({
  topic: z.string(),
  list: z.array(
    z.object({
      id: z.number().int(),
      kind: z.enum(ACCOUNT_EVENT_KINDS),
      reference: z.string(),
      state: z.string(),
    }),
  ),
  last_id: z.number().int(),
  more: z.boolean(),
  complete: z.boolean(),
});
