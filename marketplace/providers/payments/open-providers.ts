import { alipayProvider } from "./alipay/alipay-provider";
import { CALLBACK_PATHS } from "./callback-paths";
import type { PaymentProviders } from "./provider";
import type { PaymentSettings } from "./read-settings";
import { wechatPayProvider } from "./wechat/wechat-provider";

/**
 * Opens the configured payment providers; the others are not offered to buyers.
 * @param baseUrl the marketplace's public address for callbacks, without a trailing slash
 */
export function openProviders(
  { alipay, wechat }: PaymentSettings,
  baseUrl: string,
  now: () => Date,
): PaymentProviders {
  return {
    ...(alipay ? { alipay: alipayProvider(alipay, baseUrl + CALLBACK_PATHS.alipay) } : {}),
    ...(wechat ? { wxpay: wechatPayProvider(wechat, baseUrl + CALLBACK_PATHS.wxpay, now) } : {}),
  };
}
