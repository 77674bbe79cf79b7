import { parseUrl } from "@storefront/contract/text/parse-url";
import { integerOrNull, objectOrNull, textOrNull } from "@/lib/decode/strict";
import type { TicketState } from "./ticket-step";

/** A code with a ticket. `link`: its text. */
export interface IssuedTicket {
  id: number;
  link: string;
}

/** @returns null when it has no id or no web address: the code is shown without a ticket */
export function readIssuedTicket(data: unknown): IssuedTicket | null {
  const wire = objectOrNull(data);
  const id = integerOrNull(wire?.ticket_id);
  const link = textOrNull(wire?.link) ?? "";
  const isWeb = /^https?:$/.test(parseUrl(link)?.protocol ?? "");
  return id === null || !isWeb ? null : { id, link };
}

/** @returns null when it names no state */
export function readTicketState(data: unknown): TicketState | null {
  const wire = objectOrNull(data);
  const state = textOrNull(wire?.state);
  if (state === null) return null;
  return {
    state,
    code: textOrNull(wire?.code) ?? "",
    orderNum: textOrNull(wire?.order_num) ?? "",
    orderState: textOrNull(wire?.order_state) ?? "",
  };
}
