import {
  SAMPLE_MERCHANT,
  SAMPLE_MERCHANT_KEY,
  SAMPLE_PROVIDER_KEY,
} from "@storefront/platform/environment/sandbox-key-pairs";

/** What the simulated providers know about their only merchant, and the key that they sign with. Keys are PEM. */
export interface Credentials {
  /** Name that payers see. */
  merchantName: string;
  merchant: Record<keyof typeof SAMPLE_MERCHANT, string>;
  merchantPublicKey: string;
  providerPrivateKey: string;
}

export const MERCHANT_NAME = "游戏交易市场";

export const SAMPLE_CREDENTIALS: Credentials = {
  merchantName: MERCHANT_NAME,
  merchant: SAMPLE_MERCHANT,
  merchantPublicKey: SAMPLE_MERCHANT_KEY.publicKey,
  providerPrivateKey: SAMPLE_PROVIDER_KEY.privateKey,
};
