/** Keys are PEM. `gateway`: the address that calls are sent to, without a query. */
export interface AlipaySettings {
  appId: string;
  sellerId: string;
  privateKey: string;
  /** Alipay's own key, not the application's. */
  publicKey: string;
  gateway: string;
}
