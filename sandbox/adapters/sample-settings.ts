import type { AlipaySettings } from "@storefront/marketplace/providers/payments/alipay/settings";
import type { WechatPaySettings } from "@storefront/marketplace/providers/payments/wechat/settings";
import type { SmsSettings } from "@storefront/marketplace/providers/sms/settings";
import type { WechatLoginSettings } from "@storefront/marketplace/providers/wechat-login/settings";
import {
  SAMPLE_MERCHANT,
  SAMPLE_MERCHANT_KEY,
  SAMPLE_PROVIDER_KEY,
  SAMPLE_WECHAT_APP,
} from "@storefront/platform/environment/sandbox-key-pairs";
import { SAMPLE_CUSTOMER } from "../customer";

/** Marketplace settings for the simulated systems: sample keys and addresses. */

const { privateKey } = SAMPLE_MERCHANT_KEY;
const { publicKey } = SAMPLE_PROVIDER_KEY;

/** @param gateway address of the simulated gateway */
export const sampleAlipay = (gateway: string): AlipaySettings => ({
  appId: SAMPLE_MERCHANT.alipayAppId,
  sellerId: SAMPLE_MERCHANT.alipaySellerId,
  privateKey,
  publicKey,
  gateway,
});

/** @param baseUrl address of the simulated API, without a trailing slash */
export const sampleWechat = (baseUrl: string): WechatPaySettings => ({
  merchantId: SAMPLE_MERCHANT.wechatMerchantId,
  appId: SAMPLE_MERCHANT.wechatAppId,
  serial: SAMPLE_MERCHANT.wechatSerial,
  privateKey,
  apiV3Key: SAMPLE_MERCHANT.wechatApiV3Key,
  publicKey,
  publicKeyId: SAMPLE_MERCHANT.wechatPublicKeyId,
  baseUrl,
});

export const sampleSms = (url: string): SmsSettings => ({
  kind: "webhook",
  url,
  key: SAMPLE_CUSTOMER.smsKey,
  acceptsOrderSms: true,
});

/**
 * @param openUrl where users authorize
 * @param apiUrl address of the simulated API; both without a trailing slash
 */
export const sampleWechatLogin = (openUrl: string, apiUrl: string): WechatLoginSettings => ({
  ...SAMPLE_WECHAT_APP,
  scope: "snsapi_login",
  openUrl,
  apiUrl,
});
