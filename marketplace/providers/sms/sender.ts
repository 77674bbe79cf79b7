import type { SmsKind } from "@storefront/contract/account/sms-kinds";

export interface SmsMessage {
  phone: string;
  verifyCode: string;
  /** The complete text of the message, including the code. */
  content: string;
}

/** An SMS about an event of an order. */
export interface OrderSms {
  /** The same for each attempt to send this SMS. */
  id: string;
  phone: string;
  kind: SmsKind;
  /** The last six digits of the order's number. */
  orderTail: string;
  /** The complete text of the message. */
  content: string;
}

/** Sends text messages. Both methods reject when the message was not accepted for delivery. */
export interface SmsSender {
  send(message: SmsMessage): Promise<void>;
  /**
   * Missing when the operator has not set up SMS.
   * @throws SmsRefused when the gateway has refused it; after another error it may have been sent
   */
  notify?(sms: OrderSms): Promise<void>;
}

/** The gateway has answered that it does not send the message. */
export class SmsRefused extends Error {}
