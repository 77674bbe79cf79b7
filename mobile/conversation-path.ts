import type { ConversationParty } from "@storefront/contract/messages/message-terms";

/** Subject and partner of a conversation: either goods or an order (contract/messages/message.ts). */
export interface ConversationSubject {
  goods_id?: number | undefined;
  order_num?: string | undefined;
  party: ConversationParty;
}

/** @returns the query or form fields that identify a conversation */
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
