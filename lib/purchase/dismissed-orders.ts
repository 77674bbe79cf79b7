import { readStored, writeStored } from "@/lib/storage/session-storage";

/** Unpaid orders whose offer the buyer does not want to see again in this window. They stay payable elsewhere. */
const KEY = "dismissed_orders";
/** More than a buyer can have open. */
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
