import type { Config } from "../../config";
import { keyedHash, sameText } from "../accounts/keyed-hash";

const keyOf = (config: Pick<Config, "internalSecret">, orderNum: string) =>
  keyedHash(config, "cashier", [orderNum]);

/**
 * The text of the payment QR code. Both QR channels lead to the sandbox's cashier; a channel of a payment provider
 * would answer its own address here.
 */
export function cashierLink(
  config: Pick<Config, "internalSecret" | "publicApiUrl">,
  orderNum: string,
): string {
  const query = new URLSearchParams({ order_num: orderNum, t: keyOf(config, orderNum) });
  return `${config.publicApiUrl}/phone/cashier?${query}`;
}

/** @returns whether a cashier link's key was made here for this order */
export const isCashierKey = (
  config: Pick<Config, "internalSecret">,
  orderNum: string,
  key: string,
): boolean => sameText(keyOf(config, orderNum), key);
