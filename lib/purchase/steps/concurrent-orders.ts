import { type Step, unchanged, withState } from "../effects";
import type { TabMessage } from "../orders/tab-message";
import type { Editing } from "../state";

/** Handles another window's message about its orders for the same goods. */
export function onConcurrentOrder(state: Editing, message: TabMessage): Step {
  if (message.kind === "ask" || message.goodsId !== state.request.goodsId) return unchanged(state);
  const { concurrent } = state;
  const known = concurrent.waiting.includes(message.orderNum);
  if (message.kind === "waiting") {
    if (known || message.orderNum === state.own?.orderNum) return unchanged(state);
    const waiting = [...concurrent.waiting, message.orderNum];
    return withState({ ...state, concurrent: { ...concurrent, waiting, accepted: false } });
  }
  if (!known) return unchanged(state);
  const waiting = concurrent.waiting.filter((orderNum) => orderNum !== message.orderNum);
  const paid = concurrent.paid || message.kind === "paid";
  const accepted = message.kind === "paid" ? false : concurrent.accepted;
  return withState({ ...state, concurrent: { waiting, paid, accepted } });
}

/** Whether the buyer must acknowledge before a submit that another window's order may be the same purchase. */
export function needsAcknowledgement({ concurrent }: Editing): boolean {
  return (concurrent.waiting.length > 0 || concurrent.paid) && !concurrent.accepted;
}
