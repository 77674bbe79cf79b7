import { currentRequestId } from "./request-context";
import { REQUEST_ID_HEADER } from "./request-id";
import { traceHeaders } from "./tracing/tracing";

/** Key of the request id in `tracestate`. */
const MEMBER = "request-id";

/** @returns the request id and trace headers of an outgoing call; {} outside of a request */
export function requestIdHeaders(): Record<string, string> {
  const requestId = currentRequestId();
  return requestId === undefined ? {} : { [REQUEST_ID_HEADER]: requestId, ...traceHeaders() };
}

/**
 * Like `requestIdHeaders`, for calls that Next caches: Next hashes every header into the cache key except the trace
 * context, so a request id in a header of its own would make every call a cache miss.
 */
export function uncachedIdHeaders(): Record<string, string> {
  const requestId = currentRequestId();
  if (requestId === undefined) return {};
  return { ...traceHeaders(), tracestate: `${MEMBER}=${requestId}` };
}

/** @returns the request id that this product wrote into a `tracestate`; undefined without one */
export function idInTraceState(state: string): string | undefined {
  const members = state.split(",", 8).map((member) => member.trim());
  return members.find((member) => member.startsWith(`${MEMBER}=`))?.slice(MEMBER.length + 1);
}
