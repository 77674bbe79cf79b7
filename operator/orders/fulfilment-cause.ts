/** Causes of a failed fulfillment, as the marketplace and its database word them, and how the console shows them. */
const CAUSES: readonly (readonly [RegExp, string])[] = [
  [/has fewer card secrets than pieces$/, "空闲的卡密少于预留的件数，请给商品补充卡密"],
  [/holds no stock$/, "没有为订单预留的库存，请核对商品的库存"],
  [/has no account$/, "租用的商品没有账号，请在商品页补充"],
  [/holds no coupon$/, "订单用的优惠券已经不在，不能入账"],
  [/has no group$/, "订单的拼团已经不在"],
  [/timeout|terminat|connect|ECONN/i, "数据库暂时没有回应，系统会再试"],
];

const UNKNOWN_CAUSE = "系统内部出错，请把技术原因告诉技术人员";

/**
 * @param cause of the last failed attempt; null before the first one
 * @returns what the operator reads, in Chinese
 */
export function describeFulfilmentCause(cause: string | null): string {
  if (cause === null) return "还没有处理过，马上会处理";
  return CAUSES.find(([pattern]) => pattern.test(cause))?.[1] ?? UNKNOWN_CAUSE;
}
