import { currentRequestId } from "./request-context";
import { REQUEST_ID_HEADER } from "./request-id";
import { traceHeaders } from "./tracing/tracing";

/** The name of the request's id among the members of `tracestate`. */
const MEMBER = "request-id";

/** @returns what a call on behalf of a request says of it; nothing outside of a request */
export function requestIdHeaders(): Record<string, string> {
  const requestId = currentRequestId();
  return requestId === undefined ? {} : { [REQUEST_ID_HEADER]: requestId, ...traceHeaders() };
}

/**
 * The same for calls that Next caches: it hashes every header into a cache key except those of trace context, and an
 * id of its own in the key would make every call a miss.
 */
export function uncachedIdHeaders(): Record<string, string> {
  const requestId = currentRequestId();
  if (requestId === undefined) return {};
  return { ...traceHeaders(), tracestate: `${MEMBER}=${requestId}` };
}

/** @returns the id in a `tracestate` of ours; undefined when it has none */
export function idInTraceState(state: string): string | undefined {
  const members = state.split(",", 8).map((member) => member.trim());
  return members.find((member) => member.startsWith(`${MEMBER}=`))?.slice(MEMBER.length + 1);
}
