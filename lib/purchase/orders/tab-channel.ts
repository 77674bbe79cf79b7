import { openPageChannel, type PageChannel } from "../../tabs/page-channel";
import { readTabMessage, type TabMessage } from "./tab-message";

/** The channel between the windows of a brand host, opened at first use. */
const NAME = "purchase";
const listeners = new Set<(message: TabMessage) => void>();
let channel: PageChannel | null = null;

export function notifyTabs(message: TabMessage): void {
  open().post(message);
}

/** @returns an unsubscribe function */
export function listenToTabs(listener: (message: TabMessage) => void): () => void {
  open();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function open(): PageChannel {
  channel ??= openPageChannel(NAME, (data) => {
    const message = readTabMessage(data);
    if (message) for (const listener of [...listeners]) listener(message);
  });
  return channel;
}
