import { randomUUID } from "node:crypto";
import { isBoostNum } from "@storefront/contract/boosts/boost-terms";
import type { CallAnswer } from "@storefront/contract/calls";
import { boostHref, orderHref } from "@storefront/contract/http/mobile-paths";
import { messagesRequest } from "@storefront/contract/messages/message";
import { PARTY_NAMES } from "@storefront/contract/messages/message-terms";
import { dayTime } from "@storefront/contract/text/china-time";
import type { Context, Hono } from "hono";
import * as z from "zod";
import { dataOf } from "../call-api";
import { type ConversationSubject, conversationHref, subjectFields } from "../conversation-path";
import { page, readQuery } from "../page";
import { readPictureForm, storedPictures, submitWithPictures } from "../picture-form";
import { Refusal } from "../refusal";
import type { MobileSite } from "../site";
import { ConversationView } from "../views/conversation-view";

const { goods_id, order_num, party } = messagesRequest.shape;
const form = z.object({
  ...{ goods_id, order_num, party },
  text: z.string().default(""),
  ...storedPictures,
  request_id: z.string().max(64),
});

/** A rejected message, shown again with the reason. */
interface Unsent {
  text: string;
  imageIds: readonly string[];
  requestId: string;
  refusal: Refusal;
}

/** A conversation with a shop or the platform. Opening the page marks its messages as read. */
export function conversationPage(phone: Hono, site: MobileSite): void {
  const show = async (
    c: Context,
    subject: ConversationSubject,
    before: number | undefined,
    unsent?: Unsent,
  ) => {
    const href = conversationHref(subject);
    const call = site.callFor(c, href);
    const shown = dataOf(await call("messages", { ...subject, before }));
    const latest = latestId(shown);
    if (before === undefined && latest > 0) {
      await call("readMessages", { ...subject, message_id: latest });
    }
    const now = site.now();
    const first = shown.list[0]?.message_id ?? 0;
    return page(
      c,
      <ConversationView
        {...shown}
        party_name={shown.party_name || PARTY_NAMES[subject.party]}
        subjectHref={hrefOf(subject)}
        older={shown.more ? `${href}&before=${first}` : null}
        newest={before === undefined ? null : href}
        when={(iso) => dayTime(new Date(iso), now)}
        watch={{ path: href.replace("/conversation?", "/conversationState?"), latest }}
        fields={subjectFields(subject)}
        requestId={unsent?.requestId ?? randomUUID()}
        text={unsent?.text ?? ""}
        imageIds={unsent?.imageIds ?? []}
        error={unsent?.refusal.message}
      />,
      unsent?.refusal.status,
    );
  };

  phone.get("/conversation", async (c) => {
    const { before, ...subject } = await readQuery(c, messagesRequest);
    return show(c, subject, before);
  });

  phone.get("/conversationState", async (c) => {
    const { before: _, ...subject } = await readQuery(c, messagesRequest);
    return c.text(String(latestId(dataOf(await site.callFor(c)("messages", subject)))));
  });

  phone.post("/conversation", async (c) => {
    const { fields, pictures } = await readPictureForm(c, form);
    const { text, image_ids: stored, request_id, ...subject } = fields;
    const href = conversationHref(subject);
    const send = site.imageSenderFor(c, href);
    const { answer, imageIds } = await submitWithPictures(
      { send, pictures, stored, most: 1 },
      ([image_id]) =>
        site.callFor(c, href)("sendMessage", { ...subject, text, image_id, request_id }),
    );
    if (answer.ok) return c.redirect(`${href}#latest`, 303);
    const refusal = new Refusal(answer.code, answer.msg);
    return show(c, subject, undefined, { text, imageIds, requestId: request_id, refusal });
  });
}

const latestId = ({ list }: CallAnswer<"messages">): number => list.at(-1)?.message_id ?? 0;

/** @returns the page of the conversation's subject */
function hrefOf({ goods_id, order_num = "" }: ConversationSubject): string {
  if (goods_id !== undefined) return `/phone/goodsDetails?goodsId=${goods_id}`;
  return isBoostNum(order_num) ? boostHref(order_num) : orderHref(order_num);
}
