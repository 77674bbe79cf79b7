import type { Result } from "@/lib/api/result";
import type { Effect, PurchaseCall } from "./effects";
import type { TabMessage } from "./tab-message";

/** Effects that leave something behind, and want no answer. */
export type PersistEffect = Exclude<
  Effect,
  { type: "call" | "timer" | "stopTimer" | "stop" | "promptLogin" }
>;

/** Everything outside that a purchase touches; tests put their own in its place. */
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
  onTabMessage(listener: (message: TabMessage) => void): () => void;
  persist(effect: PersistEffect): void;
}
