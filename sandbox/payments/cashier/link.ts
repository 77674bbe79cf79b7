import { createHmac, timingSafeEqual } from "node:crypto";
import type { Credentials } from "../credentials";

/** Returns the key of an order's cashier link; only the provider can create it. */
function keyOf({ providerPrivateKey }: Credentials, orderNum: string): string {
  return createHmac("sha256", providerPrivateKey).update(`cashier:${orderNum}`).digest("base64url");
}

/**
 * @param cashierUrl base URL of the cashier
 * @returns the text of a payment QR code
 */
export const cashierLink = (
  credentials: Credentials,
  cashierUrl: string,
  orderNum: string,
): string => {
  const query = new URLSearchParams({ order_num: orderNum, t: keyOf(credentials, orderNum) });
  return `${cashierUrl}?${query}`;
};

/** Whether this provider created the key for this order. */
export function isCashierKey(credentials: Credentials, orderNum: string, key: string): boolean {
  const expected = Buffer.from(keyOf(credentials, orderNum));
  const received = Buffer.from(key);
  return received.length === expected.length && timingSafeEqual(received, expected);
}
