/** Values of the examples. A test replaces them with those of its sandbox. */
export const EXAMPLE_ORDER_NUM = "20261127103000000001";
export const EXAMPLE_PHONE = "13900139000";
export const EXAMPLE_MARKET = "b0Xk5QmY7sTfW1aLr9ZcJw";
export const EXAMPLE_K = "Zk3vT9qLw2Rb8XnYc5Hd7Q";

/** What must be there before the request of an example, by name, as the documentation says it. */
export const PRECONDITIONS = {
  codeSent: `页面刚向 ${EXAMPLE_PHONE} 发过验证码`,
  codeShown: "页面上显示着微信登录二维码，k 是它的参数",
  unpaidOrder: "一笔还没有付款的订单，支付方式是支付宝",
  manualOrder: "一笔已付款、由卖家手动交付的订单",
  marketOpen: "已经开了一个市场",
} as const;

export type Precondition = keyof typeof PRECONDITIONS;
