/** A text message as a gateway has received it. */
export interface ReceivedMessage {
  phone: string;
  verifyCode: string;
  /** The whole text of the message, the code in it. */
  content: string;
}

/** Delivers a message: to an inbox, in place of a phone. */
export type Deliver = (message: ReceivedMessage) => Promise<void>;
