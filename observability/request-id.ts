import { randomUUID } from "node:crypto";

/** Names one request on its way through every program: in answers, log lines and on error pages. */
export const REQUEST_ID_HEADER = "X-Request-Id";

/** What stands in a log line as it is: a UUID, nginx's $request_id, and the like. */
const WELL_FORMED = /^[A-Za-z0-9][A-Za-z0-9._-]{7,63}$/;

/** @returns whether a text may stand in log lines as a request's id */
export const isRequestId = (text: string): boolean => WELL_FORMED.test(text);

/**
 * @param sent X-Request-Id of the request
 * @param isTrusted the sender is a proxy of ours or the other program
 * @returns the id that was sent when it may be believed and is well-formed, a new one otherwise
 */
export function requestIdFrom(sent: string | string[] | undefined, isTrusted: boolean): string {
  return isTrusted && typeof sent === "string" && isRequestId(sent) ? sent : randomUUID();
}
