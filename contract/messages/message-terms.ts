import { isBoostNum } from "../boosts/boost-terms";

/** Constants of conversations. Plain data: importing it does not load the schema library in the browser. */

/** seller: the shop of the listing. platform: 联系客服. */
export const CONVERSATION_PARTIES = ["seller", "platform"] as const;
export type ConversationParty = (typeof CONVERSATION_PARTIES)[number];

/** Fallback names of the parties. */
export const PARTY_NAMES: Readonly<Record<ConversationParty, string>> = {
  seller: "店铺客服",
  platform: "平台客服",
};

/** The seller of a boost, and when one answers: boosters have no service hours. */
export const BOOSTER_NAME = "代练";
export const BOOSTER_ANSWERS = "代练看到后回复";

/** Whether a conversation is with the booster of a boost. */
export const isWithBooster = (subject: {
  party?: string | undefined;
  order_num?: string | undefined;
}): boolean => subject.party === "seller" && isBoostNum(subject.order_num ?? "");

/** auto: the automatic reply with the service hours. */
export const MESSAGE_SENDERS = ["buyer", "staff", "auto"] as const;

/** Most characters of a message. */
export const MESSAGE_LENGTH = 500;
export const MESSAGES_PER_PAGE = 50;
/** An inbox shows this many of the most recently active conversations. */
export const MAX_CONVERSATIONS = 50;
