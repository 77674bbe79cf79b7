import { forgetOrder, openOrders, rememberOrder, waitingOrder } from "./open-orders";
import { listenToTabs, notifyTabs } from "./tab-channel";
import type { TabMessage } from "./tab-message";

/**
 * Answers other windows' queries for waiting orders, and applies what they report about orders that this window holds
 * too (a duplicated window has the same ones).
 * @returns a function that stops it
 */
export function answerTabQueries(): () => void {
  return listenToTabs(answer);
}

function answer(message: TabMessage): void {
  if (message.kind === "ask") {
    const order = waitingOrder(message.goodsId);
    if (order) {
      notifyTabs({ kind: "waiting", goodsId: message.goodsId, orderNum: order.orderNum });
    }
    return;
  }
  const own = openOrders().find((order) => order.orderNum === message.orderNum);
  if (!own) return;
  if (message.kind === "paid") rememberOrder({ ...own, status: "paid" });
  if (message.kind === "gone") forgetOrder(own.orderNum);
}
