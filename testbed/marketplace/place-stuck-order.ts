import { placeOrder } from "./place-order";
import { refuseUpdates } from "./refuse-updates";
import { settlePayment } from "./settle-payment";
import type { TestApp } from "./test-app";

/**
 * Places and pays an order whose fulfillment the database refuses; its refund works.
 * @returns its number, and a function that ends the fault
 */
export async function placeStuckOrder(
  test: TestApp,
  userId: number,
  choice: Parameters<typeof placeOrder>[2],
): Promise<{ orderNum: string; mend: () => Promise<void> }> {
  const orderNum = (await placeOrder(test, userId, choice)).order.order_num;
  const mend = await refuseUpdates(test.deps.db, "orders", "new.status = 'paid'");
  await settlePayment(test.deps, orderNum);
  return { orderNum, mend };
}
