/** Words of the note after a login on another brand's site, on the desktop and on the phone. */
export const SHARED_ACCOUNT = {
  /** Name of the note, for screen readers. */
  label: "账号说明",
  title: "你登录的是原来的账号",
  orders: "查看我的订单",
} as const;

/** @param names of the other brands that the account was used on */
export const sharedAccountText = (names: readonly string[]): string =>
  `和你在 ${names.join("、")} 用的是同一个账号，没有新建：订单、优惠券和余额各站共用，每笔订单都标明在哪个网站下的。`;
