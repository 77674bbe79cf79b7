import { randomUUID } from "node:crypto";
import { ApiError } from "@storefront/contract/api-error";
import { count } from "@storefront/platform/observability/metrics/recorder";
import type { Action, LimitRule } from "../database/limits/limiter";
import type { Deps } from "../deps";

/** Takes a counted action back, which did not happen. Never throws. */
export type TakeBack = () => Promise<void>;

/**
 * Counts an action, or refuses it. Fails closed: without the limiter no action is allowed, and none is counted.
 * @param refusal creates the error from the seconds to wait; `tooFrequent` by default
 * @throws ApiError `tooFrequent`, `limiterDown`
 */
export async function guard(
  { limiter, clock, log }: Pick<Deps, "limiter" | "clock" | "log">,
  rules: readonly LimitRule[],
  refusal: (seconds: number) => ApiError = tooFrequent,
): Promise<TakeBack> {
  const action = newAction(clock.now());
  const takeBack = () =>
    limiter
      .takeBack(rules, action)
      .catch((err: unknown) => log.warn({ err }, "counted action not taken back"));
  let wait: number | null;
  try {
    wait = await limiter.take(rules, action);
  } catch (error) {
    void takeBack();
    countDecision(rules, "failed");
    log.error({ err: error }, "rate limiter unavailable");
    throw new ApiError("limiterDown");
  }
  countDecision(rules, wait === null ? "allowed" : "refused");
  if (wait !== null) throw refusal(wait);
  return takeBack;
}

/** Returns a name for an action that happens at a time of the marketplace's clock. */
export const newAction = (at: Date): Action => ({ at, id: randomUUID() });

/** Labeled only by the first word of the rules' keys, because the rest contains hashes and addresses. */
function countDecision([first]: readonly LimitRule[], outcome: string): void {
  count("limiter_decisions_total", { rule: first?.key.split(":", 1)[0] ?? "none", outcome });
}

/** @param seconds until the action is allowed again */
export const tooFrequent = (seconds: number): ApiError =>
  new ApiError("tooFrequent", { msg: waitMessage(seconds), retryAfterS: seconds });

/** @param seconds until the action is allowed again */
function waitMessage(seconds: number): string {
  if (seconds < 120) return `操作太频繁，请 ${seconds} 秒后再试`;
  if (seconds < 7200) return `操作太频繁，请 ${Math.ceil(seconds / 60)} 分钟后再试`;
  return `操作太频繁，请 ${Math.ceil(seconds / 3600)} 小时后再试`;
}
