import type { IncomingMessage, ServerResponse } from "node:http";
import { idInTraceState } from "../outgoing-headers";
import { withRequest } from "../request-context";
import { REQUEST_ID_HEADER, requestIdFrom } from "../request-id";
import { traceAnswer } from "../tracing/tracing";

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Wraps a request listener so that every response carries X-Request-Id and every log line of the request has the id.
 * @param isTrusted whether to accept the request id and the trace of a request
 * @param routeOf returns the route pattern of a path, for traces
 */
export function answerWithId(
  listener: (...request: [...Parameters<Listener>, requestId: string]) => void,
  isTrusted: (request: IncomingMessage) => boolean,
  routeOf: (path: string) => string = () => "unknown",
): Listener {
  return (request, response) => {
    const trusted = isTrusted(request);
    const requestId = requestIdFrom(sentId(request), trusted);
    const [path = ""] = (request.url ?? "").split("?", 1);
    const served = { request, response, requestId, isTrusted: trusted, route: () => routeOf(path) };
    response.setHeader(REQUEST_ID_HEADER, requestId);
    withRequest({ requestId }, () =>
      traceAnswer(served, () => listener(request, response, requestId)),
    );
  };
}

/** Page requests of the storefront carry the id in `tracestate` (outgoing-headers.ts). */
function sentId({ headers }: IncomingMessage): string | string[] | undefined {
  const state = headers["tracestate"];
  return headers["x-request-id"] ?? (typeof state === "string" ? idInTraceState(state) : undefined);
}
