import * as z from "zod";
import { sentQuery } from "../discovery/saved-search";
import { orderNumRequest } from "../orders/placed-order";
import { imageId, shownImage } from "../pictures/image";
import { id, integerField, text } from "../text/fields";
import { CONVERSATION_PARTIES, MESSAGE_LENGTH, MESSAGE_SENDERS } from "./message-terms";

/** A buyer's conversations (product §7). One is identified by its subject and its other party. */
const subject = {
  goods_id: id.optional(),
  order_num: orderNumRequest.shape.order_num.optional(),
  party: z.enum(CONVERSATION_PARTIES),
};
const hasOneSubject = (request: { goods_id?: unknown; order_num?: unknown }) =>
  (request.goods_id === undefined) !== (request.order_num === undefined);
const ONE = { error: "goods_id 与 order_num 必须且只能填写一个", path: ["goods_id"] };

const messageId = integerField(Number.MAX_SAFE_INTEGER);

export const messagesRequest = z
  .object({ ...subject, before: messageId.optional() })
  .refine(hasOneSubject, ONE);

/** `request_id`: an idempotency key, new for each message and repeated on a retry. */
export const sendMessageRequest = z
  .object({
    ...subject,
    text: text(MESSAGE_LENGTH).default(""),
    image_id: imageId.optional(),
    request_id: z.string().regex(/^[\w-]{8,64}$/, "不正确"),
  })
  .refine(hasOneSubject, ONE)
  .refine(({ text, image_id }) => text.trim() !== "" || image_id !== undefined, {
    error: "请输入消息，或选择一张图片",
    path: ["text"],
  });

export const readMessagesRequest = z
  .object({ ...subject, message_id: messageId })
  .refine(hasOneSubject, ONE);

const message = z.object({
  message_id: z.number().int(),
  sender: z.enum(MESSAGE_SENDERS),
  /** Plain text, without links. */
  text: z.string(),
  image: shownImage.nullable(),
  created_at: z.string(),
  /** Query of the saved search that a notification is about; pages link it. */
  saved_query: sentQuery.optional(),
});

/** The last 50 before `before`, oldest first. `more`: older ones exist. */
export const messagesAnswer = z.object({
  title: z.string(),
  picture: z.string(),
  /** The other party: the shop, or 平台客服. */
  party_name: z.string(),
  service_open: z.boolean(),
  list: z.array(message),
  more: z.boolean(),
});

/** The new message, and the automatic reply if there is one. */
export const sendMessageAnswer = z.object({ list: z.array(message) });

/** Unread messages of the conversations in the inbox. */
export const unreadAnswer = z.object({ unread: z.number().int() });

/** Most recently active first. Exactly one of `goods_id` (else 0) and `order_num` (else "") is set. */
export const conversationsAnswer = unreadAnswer.extend({
  list: z.array(
    z.object({
      goods_id: z.number().int(),
      order_num: z.string(),
      party: z.enum(CONVERSATION_PARTIES),
      title: z.string(),
      picture: z.string(),
      party_name: z.string(),
      last_text: z.string(),
      last_at: z.string(),
      unread: z.number().int(),
    }),
  ),
});
