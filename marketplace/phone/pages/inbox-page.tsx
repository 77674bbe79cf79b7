/** @jsxImportSource hono/jsx */
import type { Hono } from "hono";
import type { Deps } from "../../deps";
import { clockTime, dayTime } from "../china-time";
import { readInbox } from "../inbox";
import { page } from "../page";
import { InboxView } from "../views/inbox-view";

/** The SMS inbox. */
export function inboxPage(phone: Hono, deps: Deps): void {
  phone.get("/inbox", async (c) => {
    const now = deps.clock.now();
    const messages = (await readInbox(deps.db)).map((message) => ({
      phone: message.phone,
      verifyCode: message.verifyCode,
      content: message.content,
      when: dayTime(message.sentAt, now),
    }));
    return page(c, <InboxView time={clockTime(now)} messages={messages} />);
  });
}
