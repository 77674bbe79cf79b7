/** The authorizing user, or why they are unknown. `detail` is for the log and contains no secret, code or token. */
export type Identification =
  | { kind: "identified"; unionId: string }
  /** The code is invalid, expired or used: the user must scan again. */
  | { kind: "stale"; detail: string }
  /** The platform refuses the application, or its answer is unusable. */
  | { kind: "failed"; detail: string };

/** The part of WeChat's open platform that the login uses. */
export interface WechatOpenPlatform {
  /**
   * @param redirectUri where the user returns with `code` and `state`, or with only `state` after refusing
   * @param state letters and digits, at most 128
   */
  authorizeUrl(redirectUri: string, state: string): string;
  /** Exchanges a single-use code. Never throws. */
  identify(code: string): Promise<Identification>;
}
