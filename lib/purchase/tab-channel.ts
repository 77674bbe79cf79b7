import { readTabMessage, type TabMessage } from "./tab-message";

/**
 * The channel between the windows of a brand host. One object per page, so that a page never receives its own messages.
 * Closed while the page is in the back-forward cache, because an open channel makes a page ineligible for it.
 */
const NAME = "purchase";
const listeners = new Set<(message: TabMessage) => void>();
let channel: BroadcastChannel | null = null;

export function notifyTabs(message: TabMessage): void {
  open()?.postMessage(message);
}

/** @returns an unsubscribe function */
export function listenToTabs(listener: (message: TabMessage) => void): () => void {
  open();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function open(): BroadcastChannel | null {
  if (channel || typeof BroadcastChannel === "undefined") return channel;
  channel = new BroadcastChannel(NAME);
  channel.onmessage = (event: MessageEvent<unknown>) => {
    const message = readTabMessage(event.data);
    if (message) for (const listener of [...listeners]) listener(message);
  };
  window.addEventListener("pagehide", close, { once: true });
  return channel;
}

function close(): void {
  channel?.close();
  channel = null;
  window.addEventListener("pageshow", open, { once: true });
}
