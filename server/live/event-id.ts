import { createHash } from "node:crypto";

/** An id of a server-sent event: a place in the log of one account. */
export interface EventId {
  /** Names the account, so that a place in another's log is not taken for one in this. */
  mark: string;
  number: number;
}

const EVENT_ID = /^([\w-]{8})\.(\d{1,10})$/;

/** @param topic of the account, in any form that an API gives it */
export const markOf = (topic: string): string =>
  createHash("sha256").update(topic).digest("base64url").slice(0, 8);

export const eventIdText = ({ mark, number }: EventId): string => `${mark}.${number}`;

/** @returns null for an id that was never given, such as one of an earlier version */
export function parseEventId(text: string): EventId | null {
  const [, mark, number] = EVENT_ID.exec(text) ?? [];
  return mark && number ? { mark, number: Number(number) } : null;
}
