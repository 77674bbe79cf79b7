import { withoutSlash } from "@storefront/platform/http/base-address";
import { ACCOUNT_PAGES } from "./account-pages";

const ORDERS = `${ACCOUNT_PAGES.orders.path}/`;
/** Also numbers of other APIs. */
const NUMBER = /^[\w-]{1,64}$/;

/** @returns the address of an order's page, relative to the host */
export const orderAddress = (orderNum: string): string => ORDERS + encodeURIComponent(orderNum);

/** @returns the order number of such an address, which may differ by case and a final slash; null for other paths */
export function orderNumOf(path: string): string | null {
  if (path.slice(0, ORDERS.length).toLowerCase() !== ORDERS) return null;
  const number = withoutSlash(path.slice(ORDERS.length));
  return NUMBER.test(number) ? number : null;
}
