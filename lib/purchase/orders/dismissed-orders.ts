import { readStored, writeStored } from "@/lib/storage/session-storage";

/** Unpaid orders that the buyer dismissed from this window's resume bar. They stay payable elsewhere. */
const KEY = "dismissed_orders";
/** More than the open orders that a buyer can have. */
const MOST = 20;

export function isDismissed(orderNum: string): boolean {
  return dismissed().includes(orderNum);
}

export function dismissOrder(orderNum: string): void {
  writeStored(KEY, [orderNum, ...dismissed()].slice(0, MOST));
}

function dismissed(): unknown[] {
  const stored = readStored(KEY);
  return Array.isArray(stored) ? stored : [];
}
