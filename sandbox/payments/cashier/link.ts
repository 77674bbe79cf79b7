import { createHmac, timingSafeEqual } from "node:crypto";
import type { Credentials } from "../credentials";

/** What proves that a link to the cashier is the provider's: nobody else can make one for an order's number. */
function keyOf({ providerPrivateKey }: Credentials, orderNum: string): string {
  return createHmac("sha256", providerPrivateKey).update(`cashier:${orderNum}`).digest("base64url");
}

/** @param cashierUrl the cashier's address @returns the text of a payment QR code */
export const cashierLink = (
  credentials: Credentials,
  cashierUrl: string,
  orderNum: string,
): string => {
  const query = new URLSearchParams({ order_num: orderNum, t: keyOf(credentials, orderNum) });
  return `${cashierUrl}?${query}`;
};

/** @returns whether the key of a link was made by this provider for this order */
export function isCashierKey(credentials: Credentials, orderNum: string, key: string): boolean {
  const right = Buffer.from(keyOf(credentials, orderNum));
  const given = Buffer.from(key);
  return given.length === right.length && timingSafeEqual(given, right);
}
