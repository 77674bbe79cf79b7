import { PATHS } from "./paths";

/** Parameter of links to the mobile site: key of the brand whose page has the link. */
export const BRAND_PARAMETER = "brand";

/** Paths of the mobile site's pages for an order number, with the site at its default location. */

/** @returns the order's page, in the form used in its QR code */
export function orderHref(orderNum: string): string {
  const url = `${PATHS.orderDetail.path}?${new URLSearchParams({ order_num: orderNum })}`;
  return `/phone/orderDetails?${new URLSearchParams({ url })}`;
}

const DETAIL_API = /^\/v1\/order\/detail\?order_num=(\d{8,32})$/;

/** @returns the order number of an h5_detail_api path; null for any other path (product §10.14) */
export const orderNumOf = (url: string): string | null => DETAIL_API.exec(url)?.[1] ?? null;

/** @returns the boost order's page */
export const boostHref = (orderNum: string): string =>
  `/phone/boost?${new URLSearchParams({ order_num: orderNum })}`;

/** @returns the page where a phone that has just paid opens the order without a login. `paid`: its ticket */
export const phoneApprovalHref = (link: {
  order_num: string;
  paid: string;
  asked?: string;
}): string => `/phone/handover?${new URLSearchParams(link)}`;
