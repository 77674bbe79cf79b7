export interface SmsMessage {
  phone: string;
  verifyCode: string;
  /** The complete text of the message, including the code. */
  content: string;
}

/** Sends text messages. `send` rejects when the message was not accepted for delivery. */
export interface SmsSender {
  send(message: SmsMessage): Promise<void>;
}
