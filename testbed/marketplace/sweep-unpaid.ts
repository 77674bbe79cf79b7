import type { Deps } from "@storefront/marketplace/deps";
import { sweepOrders } from "@storefront/marketplace/orders/orders";
import { resolveDueTrades } from "@storefront/marketplace/payments/payments";

/**
 * Does with unpaid orders and their trades what the marketplace does within a moment of their deadline: it queries the
 * providers, and the orders whose trades are closed expire.
 * @returns the number of expired orders
 */
export async function sweepUnpaid(
  deps: Pick<Deps, "db" | "clock" | "config" | "payments" | "log" | "findPayable">,
): Promise<number> {
  await resolveDueTrades(deps);
  return sweepOrders(deps);
}
