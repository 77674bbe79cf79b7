const DETAIL_API = /^\/v1\/order\/detail\?order_num=(\d{8,32})$/;

/** @returns the order number of an h5_detail_api path; null for any other path (product §10.14) */
export const orderNumOf = (url: string): string | null => DETAIL_API.exec(url)?.[1] ?? null;
