import { controlSystems } from "../product/simulated-systems";
import { readTarget } from "../product/target";
import type { Order } from "./buy";

/** Pays at the simulated provider, which notifies the marketplace. @returns the marketplace's HTTP status */
export const pay = (order: Pick<Order, "order_num">) => payAtProvider(order, "now");

/** Sends a payment callback without the provider's key. @returns the marketplace's HTTP status */
export const forgePayment = (order: Pick<Order, "order_num">) => payAtProvider(order, "forged");

async function payAtProvider({ order_num }: Pick<Order, "order_num">, notice: string) {
  const { paymentsUrl } = readTarget();
  const { http } = await controlSystems<{ http: number }>(paymentsUrl, "pay", {
    order_num,
    notice,
  });
  return http;
}
