/** Conversations in plain data: importing it costs the browser no schema library. */

/** seller: the shop of the listing. platform: 联系客服. */
export const CONVERSATION_PARTIES = ["seller", "platform"] as const;
export type ConversationParty = (typeof CONVERSATION_PARTIES)[number];

/** How a party is called that has no name of its own. */
export const PARTY_NAMES: Readonly<Record<ConversationParty, string>> = {
  seller: "店铺客服",
  platform: "平台客服",
};

/** auto: the immediate reply that says when somebody will answer. */
export const MESSAGE_SENDERS = ["buyer", "staff", "auto"] as const;

/** Characters of one message. */
export const MESSAGE_LENGTH = 500;
export const MESSAGES_PER_PAGE = 50;
/** An inbox shows the conversations that were written in last. */
export const MOST_CONVERSATIONS = 50;
