import type { ReceivedMessage } from "../store/received-message";
import type { InboxMessage, MessageStore } from "../store/sandbox-store";

/** How many messages the inbox shows. */
const SHOWN = 50;
/** A phone offers the code of a message to a form as long as such codes live. */
const OFFERED_MS = 5 * 60 * 1000;

/** The messages of every phone of the sandbox. */
export interface Inbox {
  deliver(message: ReceivedMessage): Promise<void>;
  /** @returns newest first */
  list(): Promise<InboxMessage[]>;
  newestCode(phone: string): Promise<string | undefined>;
  /** @returns the newest code to this number, undefined when it is older than codes live */
  liveCode(phone: string): Promise<string | undefined>;
  clear(): Promise<void>;
}

export function createInbox(messages: MessageStore, now: () => Date): Inbox {
  return {
    deliver: (message) => messages.add({ ...message, sentAt: now() }),
    list: () => messages.newest(SHOWN),
    newestCode: async (phone) => (await messages.newestTo(phone))?.verifyCode,
    async liveCode(phone) {
      const newest = await messages.newestTo(phone);
      const isLive = newest && now().getTime() - newest.sentAt.getTime() < OFFERED_MS;
      return isLive ? newest.verifyCode : undefined;
    },
    clear: () => messages.clear(),
  };
}
