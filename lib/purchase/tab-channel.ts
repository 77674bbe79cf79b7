import { readTabMessage, type TabMessage } from "./tab-message";

/**
 * The one channel between the windows of a brand host. One object for the whole page, so that a page never receives
 * its own messages; closed while the page lies in the back-forward cache, which an open channel would keep it out of.
 */
const NAME = "purchase";
const listeners = new Set<(message: TabMessage) => void>();
let channel: BroadcastChannel | null = null;

export function notifyTabs(message: TabMessage): void {
  open()?.postMessage(message);
}

/** @returns a function that ends the listening */
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
