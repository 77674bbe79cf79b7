import { createStore } from "@/lib/store";

/**
 * The visitor's own unpaid orders in a few words, for the parts of a page that only name them. Small: every page has
 * it; its source (`open-orders.ts`) is loaded for those who have an order.
 */
export interface UnpaidHere {
  orderNum: string;
  goodsId: number;
  priceFen: number;
  /** When its time is over, by this browser's wall clock (ms). */
  until: number;
}

export const unpaidOrders = createStore<readonly UnpaidHere[]>([]);
