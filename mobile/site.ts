import type { Context } from "hono";
import type { Child } from "hono/jsx";
import type { Call, SendImage } from "./call-api";

/** Settings of the mobile site. */
export interface MobileSettings {
  /** Where this site stands, as links and QR codes carry it; each with a trailing slash, the first one in new links. */
  addresses: readonly [string, ...string[]];
  /** Shown to the marketplace, which then believes whose call it is. */
  internalSecret: string;
  /** The cipher of send_sms: 16 characters each. */
  smsPayloadKey: string;
  smsPayloadIv: string;
  /** The operator's page that shows a challenge before a code is sent; undefined: none is required. */
  challengePage: string | undefined;
  /** Proxies of ours in front: contract/forwarded.ts. */
  trustProxy: number;
  /** Value of Strict-Transport-Security, for visits by https. */
  transportPolicy: string;
}

/** The marketplace, reached over HTTP; in one process its `fetch`. */
export type Marketplace = (request: Request) => Response | Promise<Response>;

/** What is offered beside the login form by a place that knows more than a mobile site can: the sandbox. */
export interface LoginHelp {
  /** Under the code's field. */
  hint(fields: { phone: string; verifyCode: string }): Promise<Child>;
  /** Under the button that logs in. */
  buttons: Child;
  /** Under the form. */
  footer: Child;
}

/** What every page needs. */
export interface MobileSite {
  settings: MobileSettings;
  /** The marketplace's time, which the sandbox can move. */
  now(): Date;
  /** Calls the marketplace for the visitor of a request. */
  callFor(c: Context): Call;
  /** Sends a picture of the visitor of a request. */
  imageSenderFor(c: Context): SendImage;
  loginHelp: LoginHelp | null;
  /** Logs an error that is not shown. @param path of the page */
  onUnexpected(error: unknown, path: string): void;
}
