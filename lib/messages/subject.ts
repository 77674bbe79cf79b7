import type { ConversationParty } from "@/contract/message-terms";

/** What a conversation is about, and with whom: a listing or an order (contract/message.ts). */
export type Subject = (
  | { goods_id: number; order_num?: never }
  | { order_num: string; goods_id?: never }
) & {
  party: ConversationParty;
};

/** @returns a text that is the same for the same conversation */
export const subjectKey = ({ goods_id, order_num, party }: Subject): string =>
  `${party} ${goods_id ?? order_num}`;
