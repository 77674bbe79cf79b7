import type { ConversationParty } from "@storefront/contract/messages/message-terms";

/** Subject of a conversation, a listing or an order, and its other party (contract/messages/message.ts). */
export type Subject = (
  | { goods_id: number; order_num?: never }
  | { order_num: string; goods_id?: never }
) & {
  party: ConversationParty;
};

/** @returns a key that is unique per conversation */
export const subjectKey = ({ goods_id, order_num, party }: Subject): string =>
  `${party} ${goods_id ?? order_num}`;
