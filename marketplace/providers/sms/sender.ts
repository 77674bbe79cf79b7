import type { NoticeKind } from "@storefront/contract/account/notice-kinds";

export interface SmsMessage {
  phone: string;
  verifyCode: string;
  /** The complete text of the message, including the code. */
  content: string;
}

/** A notice of something that has happened to an order. */
export interface SmsNotice {
  /** The same for each attempt to send this notice. */
  id: string;
  phone: string;
  kind: NoticeKind;
  /** The last six digits of the order's number. */
  orderTail: string;
  /** The complete text of the message. */
  content: string;
}

/** Sends text messages. Both methods reject when the message was not accepted for delivery. */
export interface SmsSender {
  send(message: SmsMessage): Promise<void>;
  /**
   * Missing when the operator has not set up notices.
   * @throws SmsRefused when the gateway has refused it; after another error it may have been sent
   */
  notify?(notice: SmsNotice): Promise<void>;
}

/** The gateway has answered that it does not send the message. */
export class SmsRefused extends Error {}
