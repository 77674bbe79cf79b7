/** A channel between the windows of a host. */
export interface PageChannel {
  /** Sends to the other windows; lost while this page is in the back-forward cache, or where channels are missing. */
  post(message: unknown): void;
  close(): void;
}

/**
 * Opens a channel that is closed while the page is in the back-forward cache, because an open one makes a page
 * ineligible for it. One object per page and name, so that a page never receives its own messages.
 */
export function openPageChannel(name: string, onMessage: (data: unknown) => void): PageChannel {
  let channel: BroadcastChannel | null = null;
  const open = () => {
    if (channel !== null || typeof BroadcastChannel === "undefined") return;
    channel = new BroadcastChannel(name);
    channel.onmessage = ({ data }: MessageEvent<unknown>) => onMessage(data);
  };
  const suspend = () => {
    channel?.close();
    channel = null;
  };
  open();
  window.addEventListener("pagehide", suspend);
  window.addEventListener("pageshow", open);
  return {
    post: (message) => channel?.postMessage(message),
    close() {
      window.removeEventListener("pagehide", suspend);
      window.removeEventListener("pageshow", open);
      suspend();
    },
  };
}
