import { PATHS } from "./paths";

/** Pages of the mobile site that an order number leads to, as paths of the site at its usual place. */

/** @returns the order's page, in the form that the collect QR code has */
export function orderHref(orderNum: string): string {
  const url = `${PATHS.orderDetail.path}?${new URLSearchParams({ order_num: orderNum })}`;
  return `/phone/orderDetails?${new URLSearchParams({ url })}`;
}

/** @returns the boost order's page */
export const boostHref = (orderNum: string): string =>
  `/phone/boost?${new URLSearchParams({ order_num: orderNum })}`;

/** @returns where a phone that has just paid for an order goes on without a login. `paid`: its ticket */
export const handoverHref = (link: { order_num: string; paid: string; asked?: string }): string =>
  `/phone/handover?${new URLSearchParams(link)}`;
