import { onOpenOrders, waitingOrders } from "./open-orders";
import { unpaidOrders } from "./unpaid-orders";

/**
 * Publishes the unpaid orders to the parts of the page, and again whenever the time to pay of one ends.
 * @returns a function that stops it
 */
export function publishUnpaidOrders(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const announce = () => {
    clearTimeout(timer);
    const waiting = waitingOrders();
    unpaidOrders.set(
      waiting.map(({ orderNum, priceFen, until, request }) => {
        return { orderNum, priceFen, until, goodsId: request.goodsId };
      }),
    );
    if (waiting.length === 0) return;
    const next = Math.min(...waiting.map(({ until }) => until));
    timer = setTimeout(announce, Math.max(0, next - Date.now()) + 1);
  };
  announce();
  const endListening = onOpenOrders(announce);
  return () => {
    endListening();
    clearTimeout(timer);
    unpaidOrders.set([]);
  };
}
