import { generateKeyPairSync, randomBytes, randomInt } from "node:crypto";
import { type Credentials, MERCHANT_NAME } from "./credentials";

/** Environment variables that make a marketplace a merchant of the simulated providers (docs/payments.md). */
export type MerchantVariables = Record<string, string>;

interface NewCredentials {
  credentials: Credentials;
  /** @param address of the simulated providers, without a trailing slash */
  variablesAt(address: string): MerchantVariables;
}

const digits = (count: number) =>
  Array.from({ length: count }, () => String(randomInt(10))).join("");

const newKeyPair = () =>
  generateKeyPairSync("rsa", {
    modulusLength: 2048,
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  });

/** Creates a merchant with random numbers and keys. */
export function newCredentials(): NewCredentials {
  const merchantKey = newKeyPair();
  const providerKey = newKeyPair();
  const merchant = {
    alipayAppId: digits(16),
    alipaySellerId: `2088${digits(12)}`,
    wechatMerchantId: `19${digits(8)}`,
    wechatAppId: `wx${randomBytes(8).toString("hex")}`,
    wechatSerial: randomBytes(20).toString("hex").toUpperCase(),
    wechatApiV3Key: randomBytes(16).toString("hex"),
    wechatPublicKeyId: `PUB_KEY_ID_${digits(12)}`,
  };
  const { publicKey } = providerKey;
  const { privateKey } = merchantKey;
  return {
    credentials: {
      merchantName: MERCHANT_NAME,
      merchant,
      merchantPublicKey: merchantKey.publicKey,
      providerPrivateKey: providerKey.privateKey,
    },
    variablesAt: (address) => ({
      ALIPAY_APP_ID: merchant.alipayAppId,
      ALIPAY_SELLER_ID: merchant.alipaySellerId,
      ALIPAY_PRIVATE_KEY: privateKey,
      ALIPAY_PUBLIC_KEY: publicKey,
      ALIPAY_GATEWAY: `${address}/alipay/gateway.do`,
      WECHAT_PAY_MCH_ID: merchant.wechatMerchantId,
      WECHAT_PAY_APP_ID: merchant.wechatAppId,
      WECHAT_PAY_SERIAL: merchant.wechatSerial,
      WECHAT_PAY_PRIVATE_KEY: privateKey,
      WECHAT_PAY_API_V3_KEY: merchant.wechatApiV3Key,
      WECHAT_PAY_PUBLIC_KEY: publicKey,
      WECHAT_PAY_PUBLIC_KEY_ID: merchant.wechatPublicKeyId,
      WECHAT_PAY_BASE_URL: `${address}/wechat`,
    }),
  };
}
