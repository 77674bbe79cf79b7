import { type Step, unchanged, withState } from "../effects";
import type { TabMessage } from "../orders/tab-channel";
import type { Editing } from "../state";

/** Handles another window's message about its orders for the same goods. */
export function onDuplicateOrder(state: Editing, message: TabMessage): Step {
  if (message.kind === "ask" || message.goodsId !== state.request.goodsId) return unchanged(state);
  const { duplicates } = state;
  const known = duplicates.waiting.includes(message.orderNum);
  if (message.kind === "waiting") {
    if (known || message.orderNum === state.own?.orderNum) return unchanged(state);
    const waiting = [...duplicates.waiting, message.orderNum];
    return withState({ ...state, duplicates: { ...duplicates, waiting, accepted: false } });
  }
  if (!known) return unchanged(state);
  const waiting = duplicates.waiting.filter((orderNum) => orderNum !== message.orderNum);
  const paid = duplicates.paid || message.kind === "paid";
  const accepted = message.kind === "paid" ? false : duplicates.accepted;
  return withState({ ...state, duplicates: { waiting, paid, accepted } });
}

/** Whether the buyer must acknowledge before a submit that another window's order may be the same purchase. */
export function needsAcknowledgement({ duplicates }: Editing): boolean {
  return (duplicates.waiting.length > 0 || duplicates.paid) && !duplicates.accepted;
}
