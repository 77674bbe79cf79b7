/** Merged query and body of a request, and the caller's token. */
export interface CallInput {
  fields: Readonly<Record<string, unknown>>;
  /** The Authorization header; "" when missing. */
  token: string;
}

export interface Answer {
  code: number | string;
  msg?: string;
  data?: unknown;
}

export type Calls = Readonly<Record<string, (input: CallInput) => Answer>>;

export const ok = (data: unknown): Answer => ({ code: 0, msg: "ok", data });
export const NO_LOGIN: Answer = { code: 50000, msg: "请先登录", data: null };

export interface MinimalState {
  /** Token to phone number. */
  sessions: Map<string, string>;
  /** Phone number to the code sent to it. */
  codes: Map<string, string>;
  /** WeChat QR keys that have been scanned and authorized. */
  scanned: Set<string>;
  /** Tokens whose buyer has the gift's coupon. */
  gifted: Set<string>;
  /** Order number to its state. */
  orders: Map<string, { token: string; paid: boolean; price: string }>;
}
