import type { IncomingMessage, ServerResponse } from "node:http";
import { idInTraceState } from "../outgoing-headers";
import { withRequest } from "../request-context";
import { REQUEST_ID_HEADER, requestIdFrom } from "../request-id";
import { traceAnswer } from "../tracing/tracing";

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * A request listener whose every answer carries X-Request-Id, and whose log lines do.
 * @param isTrusted whether the id and the trace that a request brings are believed
 * @param routeOf the pattern of a path, for traces
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

/** Page calls of the storefront carry it in `tracestate` (outgoing-headers.ts). */
function sentId({ headers }: IncomingMessage): string | string[] | undefined {
  const state = headers["tracestate"];
  return headers["x-request-id"] ?? (typeof state === "string" ? idInTraceState(state) : undefined);
}
