import { dayTime } from "@storefront/contract/text/china-time";
import { page } from "@storefront/mobile/page";
import type { MobileSite } from "@storefront/mobile/site";
import type { Hono } from "hono";
import type { PhoneSystems } from "../phone-systems";
import { InboxView } from "../views/inbox-view";

/** The SMS inbox. */
export function inboxPage(phone: Hono, site: MobileSite, sms: PhoneSystems["sms"]): void {
  phone.get("/inbox", async (c) => {
    const now = site.now();
    const messages = (await sms.list()).map(({ sentAt, ...message }) => ({
      ...message,
      when: dayTime(sentAt, now),
    }));
    return page(c, <InboxView messages={messages} />);
  });
}
