import type { ConversationParty } from "@/contract/message-terms";

/** What a conversation is about, and with whom: one of the two is given (contract/message.ts). */
export interface ConversationSubject {
  goods_id?: number | undefined;
  order_num?: string | undefined;
  party: ConversationParty;
}

/** @returns the fields that name a conversation in an address or a form */
export const subjectFields = ({
  goods_id,
  order_num,
  party,
}: ConversationSubject): Record<string, string> => ({
  ...(goods_id === undefined ? { order_num: order_num ?? "" } : { goods_id: String(goods_id) }),
  party,
});

/** @returns the path of a conversation's page */
export const conversationHref = (subject: ConversationSubject): string =>
  `/phone/conversation?${new URLSearchParams(subjectFields(subject))}`;
