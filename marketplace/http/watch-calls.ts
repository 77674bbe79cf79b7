import type { MiddlewareHandler } from "hono";
import type { Deps } from "../deps";
import { runCall } from "../note-waits";
import { refuse } from "./answer";

/** A call is refused when it takes longer, unless it has waited for a payment provider, an SMS gateway or WeChat. */
const CALL_LIMIT_MS = 4_500;

/**
 * Ends a call within seconds when the database does not answer or holds it up, with 503 and `Retry-After`
 * (docs/operations.md). What the call had begun goes on, and a repetition finds it. The sandbox, which is in front of the
 * API, watches its calls first; they are watched once.
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
