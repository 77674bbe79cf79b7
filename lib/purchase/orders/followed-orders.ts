import type { State } from "../state";
import { createOrderMarks } from "./order-marks";

/** Orders that a purchase of this window follows by polls of its own. */
export const { has: isFollowed, mark: markFollowed } = createOrderMarks();

/** @returns the number of the existing or submitted order that a purchase shows; null when it shows none */
export function followedOrderNum(state: State): string | null {
  if ("order" in state) return state.order.orderNum;
  if (state.name === "reconciling") return state.submission.payload.order_num;
  if (state.name === "editing" && "submission" in state.submit) {
    return state.submit.submission.payload.order_num;
  }
  return "unconfirmed" in state ? (state.unconfirmed?.payload.order_num ?? null) : null;
}
