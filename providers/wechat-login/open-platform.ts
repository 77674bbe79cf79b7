/** Who has authorised, or why that is not known. `detail` is for the log: no secret, code or token is in it. */
export type Identification =
  | { kind: "identified"; unionId: string }
  /** The code is wrong, too old or used: the user scans again. */
  | { kind: "stale"; detail: string }
  /** The platform refuses the application, or answers nothing that can be used. */
  | { kind: "failed"; detail: string };

/** WeChat's open platform, as the login uses it. */
export interface WechatOpenPlatform {
  /**
   * @param redirectUri where the user comes back, with `code` and `state`, or with `state` alone when they refuse
   * @param state letters and digits, at most 128
   */
  authorizeUrl(redirectUri: string, state: string): string;
  /** Exchanges a code, which works once. Never throws. */
  identify(code: string): Promise<Identification>;
}
