import type { ProviderName, TradeStore } from "../payments/trade";
import type { ReceivedMessage } from "./received-message";

/** A message in the inbox. */
export interface InboxMessage extends ReceivedMessage {
  sentAt: Date;
}

export interface MessageStore {
  add(message: InboxMessage): Promise<void>;
  /** @returns the newest messages, newest first */
  newest(count: number): Promise<InboxMessage[]>;
  newestCodeTo(phone: string): Promise<InboxMessage | undefined>;
  clear(): Promise<void>;
}

/** Offset of the sandbox's clock in seconds. */
export interface OffsetStore {
  read(): Promise<number>;
  /** @returns the new offset */
  add(seconds: number): Promise<number>;
  clear(): Promise<void>;
}

/** State of the simulated systems. */
export interface SandboxStore {
  trades(provider: ProviderName): TradeStore;
  messages: MessageStore;
  offset: OffsetStore;
}
