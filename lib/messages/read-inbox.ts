import { CONVERSATION_PARTIES } from "@storefront/contract/messages/message-terms";
import { safePicture } from "@storefront/contract/pictures/picture-address";
import { asCount, asList, asObject, asText } from "@/lib/decode/lenient";
import { oneOf } from "@/lib/decode/one-of";
import { readTime } from "./read-conversation";
import type { Subject } from "./subject";

export interface InboxLine {
  subject: Subject;
  title: string;
  picture: string | null;
  partyName: string;
  lastText: string;
  lastAt: Date | null;
  unread: number;
}

/** Reads the answer of `conversations`. @returns null without a list */
export function readInbox(data: unknown): InboxLine[] | null {
  const { list } = asObject(data);
  return Array.isArray(list) ? asList(list, readLine) : null;
}

function readLine(item: unknown): InboxLine | null {
  const wire = asObject(item);
  const party = oneOf(CONVERSATION_PARTIES, wire.party);
  const goods_id = asCount(wire.goods_id);
  const order_num = asText(wire.order_num, 40);
  if (party === null || (goods_id === 0 && order_num === "")) return null;
  return {
    subject: goods_id > 0 ? { goods_id, party } : { order_num, party },
    title: asText(wire.title, 200),
    picture: safePicture(wire.picture),
    partyName: asText(wire.party_name, 100),
    lastText: asText(wire.last_text, 200),
    lastAt: readTime(wire.last_at),
    unread: asCount(wire.unread),
  };
}
