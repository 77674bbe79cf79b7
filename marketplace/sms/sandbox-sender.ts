import type { Clock } from "../clock";
import type { Db } from "../db/open";
import { sandboxSms } from "../db/schema";
import type { SmsSender } from "./sender";

/** Puts messages into the phone's inbox instead of sending them. */
export function sandboxSender(db: Db, clock: Clock): SmsSender {
  return {
    async send(message) {
      await db.insert(sandboxSms).values({ ...message, sentAt: clock.now() });
    },
  };
}
