/** Constants of conversations. Plain data: importing it does not load the schema library in the browser. */

/** seller: the shop of the listing. platform: 联系客服. */
export const CONVERSATION_PARTIES = ["seller", "platform"] as const;
export type ConversationParty = (typeof CONVERSATION_PARTIES)[number];

/** Fallback names of the parties. */
export const PARTY_NAMES: Readonly<Record<ConversationParty, string>> = {
  seller: "店铺客服",
  platform: "平台客服",
};

/** auto: the automatic reply with the service hours. */
export const MESSAGE_SENDERS = ["buyer", "staff", "auto"] as const;

/** Most characters of a message. */
export const MESSAGE_LENGTH = 500;
export const MESSAGES_PER_PAGE = 50;
/** An inbox shows this many of the most recently active conversations. */
export const MAX_CONVERSATIONS = 50;
