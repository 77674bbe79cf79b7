import type { ReceivedMessage } from "../store/received-message";
import type { InboxMessage, MessageStore } from "../store/sandbox-store";

/** Number of messages that the inbox shows. */
const MAX_SHOWN = 50;
/** The phone offers to fill in a code for as long as such codes are valid. */
const CODE_LIFE_MS = 5 * 60 * 1000;

/** The messages of every phone of the sandbox. */
export interface Inbox {
  deliver(message: ReceivedMessage): Promise<void>;
  /** @returns the messages, newest first */
  list(): Promise<InboxMessage[]>;
  newestCode(phone: string): Promise<string | undefined>;
  /** @returns the newest code sent to this number; undefined when it has expired */
  liveCode(phone: string): Promise<string | undefined>;
  clear(): Promise<void>;
}

export function createInbox(messages: MessageStore, now: () => Date): Inbox {
  return {
    deliver: (message) => messages.add({ ...message, sentAt: now() }),
    list: () => messages.newest(MAX_SHOWN),
    newestCode: async (phone) => (await messages.newestCodeTo(phone))?.verifyCode,
    async liveCode(phone) {
      const newest = await messages.newestCodeTo(phone);
      const isLive = newest && now().getTime() - newest.sentAt.getTime() < CODE_LIFE_MS;
      return isLive ? newest.verifyCode : undefined;
    },
    clear: () => messages.clear(),
  };
}
