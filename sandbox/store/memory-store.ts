import { memoryTrades } from "../payments/trade";
import type { InboxMessage, MessageStore, OffsetStore, SandboxStore } from "./sandbox-store";

/** Stores the state in this process only. */
export function memoryStore(): SandboxStore {
  const trades = { alipay: memoryTrades(), wxpay: memoryTrades() };
  return {
    trades: (provider) => trades[provider],
    messages: memoryMessages(),
    offset: memoryOffset(),
  };
}

function memoryMessages(): MessageStore {
  const messages: InboxMessage[] = [];
  return {
    add: async (message) => void messages.unshift(message),
    newest: async (count) => messages.slice(0, count),
    newestCodeTo: async (phone) =>
      messages.find((message) => message.phone === phone && message.verifyCode !== ""),
    clear: async () => void messages.splice(0),
  };
}

function memoryOffset(): OffsetStore {
  let offset = 0;
  return {
    read: async () => offset,
    add: async (seconds) => {
      offset += seconds;
      return offset;
    },
    clear: async () => {
      offset = 0;
    },
  };
}
