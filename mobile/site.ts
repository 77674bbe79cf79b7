import type { Context } from "hono";
import type { Child } from "hono/jsx";
import type { Call, SendImage } from "./call-api";

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

/** Additions of the sandbox to the login form, which know more than a mobile site can. */
export interface LoginHelp {
  /** Below the field of the code. */
  hint(fields: { phone: string; verifyCode: string }): Promise<Child>;
  /** Below the login button. */
  buttons: Child;
  /** Below the form. */
  footer: Child;
}

/** Dependencies of every page. */
export interface MobileSite {
  settings: MobileSettings;
  /** The marketplace's time, which the sandbox can move. */
  now(): Date;
  /** Returns the marketplace's client for a request. */
  callFor(c: Context): Call;
  /** Returns the picture upload for a request. */
  imageSenderFor(c: Context): SendImage;
  loginHelp: LoginHelp | null;
  /**
   * Logs an error that is not shown.
   * @param path of the page
   */
  onUnexpected(error: unknown, path: string): void;
}
