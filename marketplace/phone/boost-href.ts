/** @returns the boost order's page on this phone */
export const boostHref = (orderNum: string): string =>
  `/phone/boost?${new URLSearchParams({ order_num: orderNum })}`;
