/** A text message as a gateway has received it. */
export interface ReceivedMessage {
  phone: string;
  /** "" when it is about an order. */
  verifyCode: string;
  /** Complete text of the message, including the code. */
  content: string;
}

/** Delivers a message to an inbox instead of a phone. */
export type Deliver = (message: ReceivedMessage) => Promise<void>;
