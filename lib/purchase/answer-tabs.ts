import { forgetOrder, openOrders, rememberOrder, waitingOrder } from "./open-orders";
import { listenToTabs, notifyTabs } from "./tab-channel";
import type { TabMessage } from "./tab-message";

/**
 * This window's side of the talk about orders: says what it holds when asked, and follows what became elsewhere of
 * an order it holds too (a duplicated window has the same ones).
 * @returns a function that ends it
 */
export function answerTabs(): () => void {
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
