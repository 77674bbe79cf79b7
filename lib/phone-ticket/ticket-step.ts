/** State of a ticket from the server: contract/account/phone-ticket.ts. */
export interface TicketState {
  state: string;
  /** Two digits of the phone that waits, else "". */
  code: string;
  /** The order that has been placed since, "" for none. */
  orderNum: string;
  orderState: string;
}

/**
 * Content of a dialog with a code. issuing: no code yet. plain: a code without a ticket; the phone logs in itself.
 * filling: the phone is logged in.
 */
export type TicketStep =
  | { name: "issuing" | "plain" | "code" | "approved" | "refused" | "expired" | "filling" }
  | { name: "requested"; code: string }
  | { name: "placed" | "paid"; orderNum: string };

export type TicketStepName = TicketStep["name"];

/**
 * issued: the code has a ticket. unavailable: it has none. answered: the visitor has answered, before the server
 * confirms.
 */
export type TicketStepEvent =
  | { type: "restarted" }
  | { type: "issued" }
  | { type: "unavailable" }
  | { type: "answered"; approve: boolean }
  | { type: "polled"; state: TicketState };

/** Order of the steps: a late answer does not lead back. */
const PROGRESS: Readonly<Record<TicketStepName, number>> = {
  issuing: 0,
  plain: 0,
  code: 1,
  requested: 2,
  approved: 3,
  refused: 3,
  expired: 3,
  filling: 4,
  placed: 5,
  paid: 6,
};

/** Returns the step after an event. The end of an unpaid order leads back to the form. */
export function nextTicketStep(step: TicketStep, event: TicketStepEvent): TicketStep {
  if (event.type === "restarted") return { name: "issuing" };
  if (event.type === "issued") return step.name === "issuing" ? { name: "code" } : step;
  if (event.type === "unavailable") return step.name === "issuing" ? { name: "plain" } : step;
  if (event.type === "answered") {
    if (step.name !== "requested") return step;
    return { name: event.approve ? "approved" : "refused" };
  }
  const next = stepOf(event.state);
  if (next === null || step.name === "issuing" || step.name === "plain") return step;
  const isOver = step.name === "placed" && next.name === "filling";
  const isSame = next.name === step.name && next.name !== "placed" && next.name !== "paid";
  if (isSame) return step;
  return isOver || PROGRESS[next.name] >= PROGRESS[step.name] ? next : step;
}

/** Whether the ticket's order has been paid: nothing follows. */
export const isPaid = ({ orderNum, orderState }: Pick<TicketState, "orderNum" | "orderState">) =>
  orderNum !== "" && orderState !== "pending";

function stepOf({ state, code, orderNum, orderState }: TicketState): TicketStep | null {
  if (orderNum !== "")
    return { name: isPaid({ orderNum, orderState }) ? "paid" : "placed", orderNum };
  if (state === "shown") return { name: "code" };
  if (state === "used") return { name: "filling" };
  if (state === "requested") return { name: "requested", code };
  if (state === "approved" || state === "refused" || state === "expired") return { name: state };
  return null;
}

/** Whether a phone continues the order, so that the code must not change any more. */
export const isUnderWay = ({ name }: TicketStep): boolean => PROGRESS[name] >= 2;
