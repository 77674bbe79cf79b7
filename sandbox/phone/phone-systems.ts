import type { Context } from "hono";

/** The systems that the sandbox's phone stands in front of, as its pages use them. */
export interface PhoneSystems {
  sms: SmsInbox;
  wechat: WechatPlatform;
  /** 本机号码一键登录: the carrier vouches for the number of the SIM card. @returns a token of device 1 */
  logInBySim(c: Context, phone: string): Promise<string>;
}

export interface SmsInbox {
  /** Every SMS that was sent, newest first. */
  list(): Promise<{ phone: string; verifyCode: string; content: string; sentAt: Date }[]>;
  /** The number's newest code that can still log in, undefined when it was used or is too old. */
  liveCode(phone: string): Promise<string | undefined>;
}

/** What of a login QR code the chat app shows: who asks, from which address, since when. */
export interface LoginRequest {
  site: string;
  address: string;
  createdAt: Date;
}

/** The chat app's side of a login by QR code. `k` is the QR code's key; false and null: it is stale. */
export interface WechatPlatform {
  /** The chat identity that is bound to an account already. */
  knownIdentity(): Promise<{ nickname: string; phone: string } | null>;
  scan(k: string): Promise<LoginRequest | null>;
  authorise(k: string, identity: "known" | "new"): Promise<boolean>;
  cancel(k: string): Promise<boolean>;
}
