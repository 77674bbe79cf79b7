import type { Context } from "hono";
import type { Child } from "hono/jsx";
import type { Call, SendImage } from "./call-api";
import type { MobileSettings } from "./settings";

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
  /** The marketplace's time; the sandbox can move it. */
  now(): Date;
  /**
   * Returns the marketplace's client for a request.
   * @param next where the login returns to that calls lead to when theirs has expired; without it they are refused
   */
  callFor(c: Context, next?: string): Call;
  /** Returns the picture upload for a request. */
  imageSenderFor(c: Context, next: string): SendImage;
  loginHelp: LoginHelp | null;
  /**
   * Logs an error that is not shown.
   * @param path of the page
   */
  onUnexpected(error: unknown, path: string): void;
}
