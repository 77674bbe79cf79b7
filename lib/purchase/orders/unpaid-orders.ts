import { createStore } from "@/lib/store";

/**
 * Summary of the visitor's unpaid orders, for parts of a page that only mention them. Small, because every page has it;
 * its source (`visitor-orders.ts`) is only loaded when there is an order.
 */
export interface UnpaidHere {
  orderNum: string;
  goodsId: number;
  priceFen: number;
  /** End of the time to pay, by this browser's wall clock (ms). */
  until: number;
}

export const unpaidOrders = createStore<readonly UnpaidHere[]>([]);
