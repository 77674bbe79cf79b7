import type { MiddlewareHandler } from "hono";
import type { Deps } from "../deps";
import { runCall } from "../note-waits";
import { refuse } from "./answer";

/** A call is refused when it takes longer, unless it has waited for a payment provider, an SMS gateway or WeChat. */
const CALL_LIMIT_MS = 4_500;

/**
 * Ends a call within seconds, with 503 and `Retry-After`, when the database does not answer or holds it up
 * (docs/operations.md). The started work continues, and a repetition finds its result. The sandbox, in front of the
 * API, watches its calls first; no call is watched twice.
 */
export function watchCalls({ availability, log }: Pick<Deps, "availability" | "log">) {
  const watch: MiddlewareHandler = async (c, next) => {
    if (watched.has(c.req.raw)) return next();
    watched.add(c.req.raw);
    try {
      await runCall((hasWaited) =>
        availability.watch(next, { limitMs: CALL_LIMIT_MS, isExempt: hasWaited }),
      );
    } catch (error) {
      return refuse(c, error, log);
    }
  };
  return watch;
}

const watched = new WeakSet<Request>();
