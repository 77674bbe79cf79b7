import { randomUUID } from "node:crypto";

/** Identifies a request across programs: in responses, in log lines and on error pages. */
export const REQUEST_ID_HEADER = "X-Request-Id";

/** Safe to write to a log line as it is: a UUID, nginx's $request_id, and the like. */
const WELL_FORMED = /^[A-Za-z0-9][A-Za-z0-9._-]{7,63}$/;

export const isRequestId = (text: string): boolean => WELL_FORMED.test(text);

/**
 * @param sent X-Request-Id of the request
 * @param isTrusted whether the sender is one of our proxies or programs
 * @returns the id that was sent if it is trusted and well-formed, else a new one
 */
export function requestIdFrom(sent: string | string[] | undefined, isTrusted: boolean): string {
  return isTrusted && typeof sent === "string" && isRequestId(sent) ? sent : randomUUID();
}
