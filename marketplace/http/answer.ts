import type { IncomingMessage } from "node:http";
import { ApiError } from "@storefront/contract/api-error";
import { ERRORS } from "@storefront/contract/codes";
import type { Logger } from "@storefront/platform/observability/log";
import { count } from "@storefront/platform/observability/metrics/recorder";
import type { Context } from "hono";
import { databaseBusy } from "./database-busy";

/** Returns the envelope of a successful call: code 0 and its data (product §7). */
export function answer(c: Context, data: unknown): Response {
  c.header("Cache-Control", "no-store");
  return c.json({ code: 0, msg: "ok", data });
}

/** Returns the envelope of a failed call. Unexpected errors are logged; their message is not sent (product §11). */
export function refuse(c: Context, error: unknown, log: Logger): Response {
  c.header("Cache-Control", "no-store");
  if (error instanceof ApiError) {
    const { code, message, data, status, retryAfterS } = error;
    count("call_refusals_total", { reason: error.reason });
    if (retryAfterS !== undefined) c.header("Retry-After", String(retryAfterS));
    return c.json({ code, msg: message, data }, status);
  }
  if (isAborted(c)) {
    log.debug({ err: error, method: c.req.method, path: c.req.path }, "request aborted");
    const { code, msg, status } = ERRORS.brokenBody;
    return c.json({ code, msg, data: null }, status);
  }
  const busy = databaseBusy(error);
  if (busy) {
    log.error({ err: error, method: c.req.method, path: c.req.path }, "database unavailable");
    return refuse(c, busy, log);
  }
  count("call_refusals_total", { reason: "internal" });
  log.error({ err: error, method: c.req.method, path: c.req.path }, "unexpected error");
  const { code, msg, status } = ERRORS.internal;
  return c.json({ code, msg, data: null }, status);
}

/** Whether the client disconnected or timed out before its body was complete: no error of the marketplace. */
function isAborted(c: Context): boolean {
  const incoming = (c.env as { incoming?: IncomingMessage } | undefined)?.incoming;
  return incoming?.destroyed === true && !incoming.complete;
}
