/** Keys are PEM. `baseUrl`: without a trailing slash. */
export interface WechatPaySettings {
  merchantId: string;
  appId: string;
  /** Serial number of the merchant's API certificate, which belongs to `privateKey`. */
  serial: string;
  privateKey: string;
  /** 32 characters; the key that encrypts callbacks. */
  apiV3Key: string;
  /** WeChat Pay's public key, or a platform certificate. */
  publicKey: string;
  /** The public key's id (`PUB_KEY_ID_…`), or the certificate's serial number. */
  publicKeyId: string;
  baseUrl: string;
}
