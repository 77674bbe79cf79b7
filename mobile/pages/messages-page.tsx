import { PARTY_NAMES } from "@storefront/contract/messages/message-terms";
import { dayTime } from "@storefront/contract/text/china-time";
import type { Hono } from "hono";
import { dataOf } from "../call-api";
import { conversationHref } from "../conversation-path";
import { page } from "../page";
import type { MobileSite } from "../site";
import { MessagesView } from "../views/messages-view";

/** The owner's conversations, latest first. */
export function messagesPage(phone: Hono, site: MobileSite): void {
  phone.get("/messages", async (c) => {
    const now = site.now();
    const { list } = dataOf(await site.callFor(c, "/phone/messages")("conversations", {}));
    const conversations = list.map(({ goods_id, order_num, ...shown }) => ({
      ...shown,
      party_name: shown.party_name || PARTY_NAMES[shown.party],
      isAboutOrder: goods_id === 0,
      when: dayTime(new Date(shown.last_at), now),
      href: conversationHref({
        ...(goods_id === 0 ? { order_num } : { goods_id }),
        party: shown.party,
      }),
    }));
    return page(c, <MessagesView conversations={conversations} />);
  });
}
