import type { AlipaySettings } from "./alipay/settings";
import { type Env, type SettingReader, settingReader } from "./setting-reader";
import type { WechatPaySettings } from "./wechat/settings";

export interface PaymentSettings {
  alipay?: AlipaySettings;
  wechat?: WechatPaySettings;
}

/**
 * Reads the settings of the payment providers. A provider is configured if any of its variables is set.
 * @throws ConfigError naming the first variable that is invalid or missing, never its value
 */
export function readPaymentSettings(env: Env, sandbox: boolean): PaymentSettings {
  return {
    ...(isConfigured(env, "ALIPAY_") ? { alipay: readAlipay(settingReader(env, sandbox)) } : {}),
    ...(isConfigured(env, "WECHAT_PAY_")
      ? { wechat: readWechat(settingReader(env, sandbox)) }
      : {}),
  };
}

const isConfigured = (env: Env, prefix: string) =>
  Object.entries(env).some(
    ([name, value]) => name.startsWith(prefix) && value !== undefined && value !== "",
  );

function readAlipay({ text, privateKey, publicKey, address }: SettingReader): AlipaySettings {
  return {
    appId: text("ALIPAY_APP_ID", /^\d{16}$/, "must be 16 digits"),
    sellerId: text("ALIPAY_SELLER_ID", /^2088\d{12}$/, "must be 16 digits that begin with 2088"),
    privateKey: privateKey("ALIPAY_PRIVATE_KEY"),
    publicKey: publicKey("ALIPAY_PUBLIC_KEY"),
    gateway: address("ALIPAY_GATEWAY", "https://openapi.alipay.com/gateway.do"),
  };
}

function readWechat({
  text,
  secret,
  privateKey,
  publicKey,
  address,
}: SettingReader): WechatPaySettings {
  return {
    merchantId: text("WECHAT_PAY_MCH_ID", /^\d{8,10}$/, "must be 8 to 10 digits"),
    appId: text("WECHAT_PAY_APP_ID", /^wx[0-9a-z]{16}$/, "must be wx and 16 characters"),
    serial: text("WECHAT_PAY_SERIAL", /^[0-9A-F]{32,40}$/, "must be 32 to 40 hex digits"),
    privateKey: privateKey("WECHAT_PAY_PRIVATE_KEY"),
    apiV3Key: secret("WECHAT_PAY_API_V3_KEY", /^[\x21-\x7e]{32}$/, "must be 32 characters"),
    publicKey: publicKey("WECHAT_PAY_PUBLIC_KEY"),
    publicKeyId: text(
      "WECHAT_PAY_PUBLIC_KEY_ID",
      /^(PUB_KEY_ID_\d+|[0-9A-F]{32,40})$/,
      "must be PUB_KEY_ID_… or the serial number of a platform certificate",
    ),
    baseUrl: address("WECHAT_PAY_BASE_URL", "https://api.mch.weixin.qq.com"),
  };
}
