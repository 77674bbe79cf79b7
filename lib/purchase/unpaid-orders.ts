import { createListeners } from "@/lib/listeners";

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

const NONE: readonly UnpaidHere[] = [];
let unpaid = NONE;
const listeners = createListeners();

export function publishUnpaid(orders: readonly UnpaidHere[]): void {
  unpaid = orders;
  listeners.notify();
}

/** @returns the latest for these goods; the same object as long as nothing changed */
export function unpaidOrderOf(goodsId: number): UnpaidHere | null {
  return unpaid.find((order) => order.goodsId === goodsId) ?? null;
}

/** @returns a function that ends the listening */
export function onUnpaidChange(listener: () => void): () => void {
  return listeners.subscribe(listener);
}
