import { type CallName, PATHS } from "@storefront/contract/paths";
import type { MiddlewareHandler } from "hono";
import type { Deps } from "../deps";
import { refuse } from "./answer";

/** A call is refused when it takes longer. */
const CALL_LIMIT_MS = 4_500;

/** Calls that wait for payment providers, SMS gateways or WeChat, each with a limit of its own. */
const WAITING_FOR_OTHERS: ReadonlySet<string> = new Set(
  (
    [
      "buildOrder",
      "boostBuild",
      "extendRental",
      "payStatus",
      "orderCancel",
      "orderRefund",
      "boostCancel",
      "sendSms",
      "sendDeletionCode",
      "getK",
      "webLogin",
      "wechatScan",
      "wechatAuthorise",
    ] satisfies CallName[]
  ).map((name) => PATHS[name].path),
);

/**
 * Ends a call within seconds when the database does not answer or holds it up, with 503 and `Retry-After`
 * (docs/operations.md). What the call had begun goes on, and a repetition finds it.
 */
export function watchCalls({ availability, log }: Pick<Deps, "availability" | "log">) {
  const watch: MiddlewareHandler = async (c, next) => {
    const limitMs = WAITING_FOR_OTHERS.has(c.req.path) ? undefined : CALL_LIMIT_MS;
    try {
      await availability.watch(next, limitMs);
    } catch (error) {
      return refuse(c, error, log);
    }
  };
  return watch;
}
