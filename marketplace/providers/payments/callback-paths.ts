import type { ProviderName } from "./provider";

/** Path to which each provider sends callbacks. */
export const CALLBACK_PATHS = {
  alipay: "/v1/pay/alipay/notify",
  wxpay: "/v1/pay/wechat/notify",
} as const satisfies Record<ProviderName, string>;
