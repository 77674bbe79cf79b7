import type { Result } from "@/lib/api/result";
import type { Guard } from "@/lib/browser-errors/guard-handler";
import type { Effect, PurchaseCall } from "./effects";
import type { TabMessage } from "./orders/tab-channel";

/** Fire-and-forget effects: storage, toasts, messages to other tabs. */
export type PersistEffect = Exclude<
  Effect,
  { type: "call" | "timer" | "stopTimer" | "stop" | "promptLogin" }
>;

/** The environment of a purchase; tests replace it. */
export interface Ports {
  call(call: PurchaseCall, signal: AbortSignal): Promise<Result<unknown>>;
  /** @returns whether the buyer logged in */
  promptLogin(): Promise<boolean>;
  /** A monotonic clock in ms: the wall clock of the buyer may be wrong. */
  now(): number;
  setTimer(run: () => void, ms: number): unknown;
  clearTimer(timer: unknown): void;
  isHidden(): boolean;
  onVisibility(listener: (hidden: boolean) => void): () => void;
  onOnline(listener: () => void): () => void;
  onTabMessage(listener: (message: TabMessage) => void): () => void;
  persist(effect: PersistEffect): void;
  /** Wraps each step that a timer, an answer or another window starts, so that an error in it is shown. */
  guard: Guard;
}
