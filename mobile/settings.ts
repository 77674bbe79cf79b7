/** Settings of the mobile site. */
export interface MobileSettings {
  /** Base URLs of this site in links and QR codes, with trailing slashes; new links use the first one. */
  addresses: readonly [string, ...string[]];
  /** Sent to the marketplace, which then trusts the client address. */
  internalSecret: string;
  /** Key and IV that encrypt send_sms, 16 characters each. */
  smsPayloadKey: string;
  smsPayloadIv: string;
  /** The operator's page with a challenge before a code is sent; undefined when none is required. */
  challengePage: string | undefined;
  /** Number of our proxies in front (platform/http/forwarded.ts). */
  trustProxy: number;
  /** Value of Strict-Transport-Security for visits over HTTPS. */
  transportPolicy: string;
}

/** The marketplace, over HTTP or, in one process, its `fetch`. */
export type Marketplace = (request: Request) => Response | Promise<Response>;
