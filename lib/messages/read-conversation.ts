import { MESSAGE_LENGTH, MESSAGE_SENDERS } from "@storefront/contract/messages/message-terms";
import { safePicture } from "@storefront/contract/pictures/picture-address";
import { savedSearchHref } from "@/lib/addresses/saved-search-address";
import { asCount, asList, asObject, asText } from "@/lib/decode/lenient";
import { oneOf } from "@/lib/decode/one-of";

export interface MessageView {
  id: number;
  sender: (typeof MESSAGE_SENDERS)[number];
  /** Shown as plain text: links are not detected. */
  text: string;
  picture: string | null;
  /** Page of the saved search that a notification is about. */
  searchHref: string | null;
  /** null: not known. */
  at: Date | null;
}

export interface ConversationView {
  title: string;
  picture: string | null;
  /** Name of the other party. */
  partyName: string;
  isServiceOpen: boolean;
  /** Oldest first. */
  messages: MessageView[];
  /** Whether there are older messages. */
  hasOlder: boolean;
}

/** Reads the answer of `messages`. @returns null without a list */
export function readConversation(data: unknown): ConversationView | null {
  const { title, picture, party_name, service_open, list, more } = asObject(data);
  if (!Array.isArray(list)) return null;
  return {
    title: asText(title, 200),
    picture: safePicture(picture),
    partyName: asText(party_name, 100),
    isServiceOpen: service_open === true,
    messages: readMessages(list),
    hasOlder: more === true,
  };
}

/** Reads a list of messages; those without an id or content are left out. */
export const readMessages = (list: unknown): MessageView[] => asList(list, readMessage);

function readMessage(item: unknown): MessageView | null {
  const { message_id, sender, text, image, saved_query, created_at } = asObject(item);
  const view = {
    id: asCount(message_id),
    sender: oneOf(MESSAGE_SENDERS, sender) ?? "staff",
    text: asText(text, MESSAGE_LENGTH * 16),
    picture: safePicture(asObject(image).url),
    searchHref: saved_query ? savedSearchHref(saved_query) : null,
    at: readTime(created_at),
  };
  return view.id === 0 || (view.text === "" && view.picture === null) ? null : view;
}

/** @returns null for an invalid time */
export function readTime(value: unknown): Date | null {
  const time = typeof value === "string" ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? null : new Date(time);
}

/** @returns the messages of both lists without duplicates, oldest first */
export function mergeMessages(
  older: readonly MessageView[],
  newer: readonly MessageView[],
): MessageView[] {
  const byId = new Map([...older, ...newer].map((message) => [message.id, message]));
  return [...byId.values()].sort((a, b) => a.id - b.id);
}
