import { listenToTabs, notifyTabs, type TabMessage } from "./tab-channel";
import { findPayableOrder, forgetOrder, rememberOrder, visitorOrders } from "./visitor-orders";

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
    const order = findPayableOrder(message.goodsId);
    if (order) {
      notifyTabs({ kind: "waiting", goodsId: message.goodsId, orderNum: order.orderNum });
    }
    return;
  }
  const own = visitorOrders().find((order) => order.orderNum === message.orderNum);
  if (!own) return;
  if (message.kind === "paid") rememberOrder({ ...own, status: "paid" });
  if (message.kind === "gone") forgetOrder(own.orderNum);
}
