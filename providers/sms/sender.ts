export interface SmsMessage {
  phone: string;
  verifyCode: string;
  /** The whole text of the message, the code in it. */
  content: string;
}

/** Sends a text message. Rejects when it was not accepted for delivery. */
export interface SmsSender {
  send(message: SmsMessage): Promise<void>;
}
