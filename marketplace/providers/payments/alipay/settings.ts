/** Keys are PEM. `gateway`: the URL of all calls, without a query. */
export interface AlipaySettings {
  appId: string;
  sellerId: string;
  privateKey: string;
  /** Alipay's public key, not the application's. */
  publicKey: string;
  gateway: string;
}
