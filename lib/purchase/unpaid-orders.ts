import { createListeners } from "@/lib/listeners";

/**
 * Summary of the visitor's unpaid orders, for parts of a page that only mention them. Small, because every page has it;
 * its source (`open-orders.ts`) is only loaded when there is an order.
 */
export interface UnpaidHere {
  orderNum: string;
  goodsId: number;
  priceFen: number;
  /** End of the time to pay, by this browser's wall clock (ms). */
  until: number;
}

const NONE: readonly UnpaidHere[] = [];
let unpaid = NONE;
const listeners = createListeners();

export function publishUnpaid(orders: readonly UnpaidHere[]): void {
  unpaid = orders;
  listeners.notify();
}

/** @returns the latest for these goods; the same object until something changes */
export function unpaidOrderOf(goodsId: number): UnpaidHere | null {
  return unpaid.find((order) => order.goodsId === goodsId) ?? null;
}

/** @returns an unsubscribe function */
export function onUnpaidChange(listener: () => void): () => void {
  return listeners.subscribe(listener);
}
