/**
 * What a user may be told by SMS. delivered: goods or a boost. refund: a request for a refund has been decided, or money
 * comes back. deadline: a receipt confirms itself, or a rental ends, unless the buyer acts.
 */
export const SMS_KINDS = ["delivered", "refund", "deadline"] as const;

export type SmsKind = (typeof SMS_KINDS)[number];
