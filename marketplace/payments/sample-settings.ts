import { SAMPLE_MERCHANT, SAMPLE_MERCHANT_KEY, SAMPLE_PROVIDER_KEY } from "@/contract/sample-keys";
import type { AlipaySettings } from "./alipay/settings";
import type { WechatPaySettings } from "./wechat/settings";

const { privateKey } = SAMPLE_MERCHANT_KEY;
const { publicKey } = SAMPLE_PROVIDER_KEY;

/** @param gateway the simulated gateway's address */
export const sampleAlipay = (gateway: string): AlipaySettings => ({
  appId: SAMPLE_MERCHANT.alipayAppId,
  sellerId: SAMPLE_MERCHANT.alipaySellerId,
  privateKey,
  publicKey,
  gateway,
});

/** @param baseUrl the address of the simulated API, without a trailing slash */
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
