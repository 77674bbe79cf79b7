import type { CallName } from "@storefront/contract/http/paths";
import { PATHS } from "@storefront/contract/http/paths";
import { count, recorder } from "@storefront/platform/observability/metrics/recorder";
import type { Failure, Result } from "./result";

/** Outcome of a marketplace call: a few label values, the same for calls of pages and of visitors. */
type Outcome = "ok" | "refused" | "error" | "network" | "timeout" | "broken";

const names = new Map(Object.entries(PATHS).map(([name, { path }]) => [path as string, name]));

/** @param path of the call, from /v1 or /v2 on */
export const callNameOf = (path: string): string => names.get(path) ?? "other";

/** @param began performance.now() when it was sent */
export function countCall(call: CallName | string, outcome: Outcome, began: number): void {
  const seconds = (performance.now() - began) / 1000;
  count("marketplace_calls_total", { call, outcome });
  recorder()?.observe("marketplace_call_duration_seconds", { call }, seconds);
}

export function outcomeOfStatus(status: number): Outcome {
  if (status >= 500) return "error";
  return status >= 400 ? "refused" : "ok";
}

const OWN: Partial<Record<Failure["kind"], Outcome>> = {
  network: "network",
  timeout: "timeout",
  broken: "broken",
};

export function outcomeOfResult(result: Result<unknown>): Outcome {
  if (result.ok) return "ok";
  return OWN[result.kind] ?? outcomeOfStatus(result.status ?? 400);
}
