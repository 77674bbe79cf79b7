import { type Step, stay } from "./effects";
import type { Confirm } from "./state";
import type { TabMessage } from "./tab-message";

/** What another window says about its orders for the same goods. */
export function onConcurrentOrder(state: Confirm, message: TabMessage): Step {
  if (message.kind === "ask" || message.goodsId !== state.request.goodsId) return stay(state);
  const { rivals } = state;
  const known = rivals.waiting.includes(message.orderNum);
  if (message.kind === "waiting") {
    if (known || message.orderNum === state.own?.orderNum) return stay(state);
    const waiting = [...rivals.waiting, message.orderNum];
    return stay({ ...state, rivals: { ...rivals, waiting, accepted: false } });
  }
  if (!known) return stay(state);
  const waiting = rivals.waiting.filter((orderNum) => orderNum !== message.orderNum);
  const paid = rivals.paid || message.kind === "paid";
  const accepted = message.kind === "paid" ? false : rivals.accepted;
  return stay({ ...state, rivals: { waiting, paid, accepted } });
}

/** @returns whether the submit needs a second, deliberate act: another window's order may be the same purchase */
export function needsAcceptance({ rivals }: Confirm): boolean {
  return (rivals.waiting.length > 0 || rivals.paid) && !rivals.accepted;
}
