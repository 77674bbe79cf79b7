import type { Fields } from "@/lib/decode/strict";
import { openPageChannel, type PageChannel } from "../../tabs/page-channel";

/** Messages between windows of one brand host about orders. No amounts, no names, no addresses. */
export type TabMessage =
  /** Queries other windows for unpaid orders for these goods. */
  | { kind: "ask"; goodsId: number }
  | { kind: "waiting"; goodsId: number; orderNum: string }
  | { kind: "paid"; goodsId: number; orderNum: string }
  | { kind: "gone"; goodsId: number; orderNum: string };

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

/** @returns null for any other message, such as one from another version of the page */
export function readTabMessage(data: unknown): TabMessage | null {
  if (typeof data !== "object" || data === null) return null;
  const { kind, goodsId, orderNum } = data as Fields<"kind" | "goodsId" | "orderNum">;
  if (typeof goodsId !== "number") return null;
  if (kind === "ask") return { kind, goodsId };
  if (typeof orderNum !== "string") return null;
  return kind === "waiting" || kind === "paid" || kind === "gone"
    ? { kind, goodsId, orderNum }
    : null;
}
