import { ApiError } from "@/contract/api-error";
import type { LimitRule } from "@/database/limits/limiter";
import { count } from "@/observability/metrics/recorder";
import type { Deps } from "../deps";

/**
 * Counts an act, or refuses it. What cannot be counted is not allowed.
 * @param refusal what to answer instead of tooFrequent, by the seconds to wait
 * @throws ApiError tooFrequent, limiterDown
 */
export async function guard(
  { limiter, clock, log }: Pick<Deps, "limiter" | "clock" | "log">,
  rules: readonly LimitRule[],
  refusal: (seconds: number) => ApiError = tooFrequent,
): Promise<void> {
  let wait: number | null;
  try {
    wait = await limiter.take(rules, clock.now());
  } catch (error) {
    decided(rules, "failed");
    log.error({ err: error }, "the limiter cannot be reached");
    throw new ApiError("limiterDown");
  }
  decided(rules, wait === null ? "allowed" : "refused");
  if (wait !== null) throw refusal(wait);
}

/** Counted by the first word of the rules' keys: what stands behind it is a number or an address. */
function decided([first]: readonly LimitRule[], outcome: string): void {
  count("limiter_decisions_total", { rule: first?.key.split(":", 1)[0] ?? "none", outcome });
}

/** @param seconds until the act is allowed again */
export const tooFrequent = (seconds: number): ApiError =>
  new ApiError("tooFrequent", { msg: waitWords(seconds), retryAfterS: seconds });

/** @param seconds until the act is allowed again */
function waitWords(seconds: number): string {
  if (seconds < 120) return `操作太频繁，请 ${seconds} 秒后再试`;
  if (seconds < 7200) return `操作太频繁，请 ${Math.ceil(seconds / 60)} 分钟后再试`;
  return `操作太频繁，请 ${Math.ceil(seconds / 3600)} 小时后再试`;
}
