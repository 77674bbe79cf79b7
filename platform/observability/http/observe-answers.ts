import type { IncomingMessage, ServerResponse } from "node:http";
import { recorder } from "../metrics/recorder";

/** A request whose response has ended, complete or not. */
export interface ServedRequest {
  requestId: string;
  method: string;
  /** Route pattern, one of a small set. */
  route: string;
  /** As received, without the query. */
  path: string;
  /** 499 when the client disconnected before the response was complete. */
  status: number;
  /** From the request headers to the end of the response. */
  ms: number;
}

export type AccessLog = (served: ServedRequest) => void;

const METHODS: ReadonlySet<string | undefined> = new Set(["GET", "HEAD", "POST", "OPTIONS"]);

type Observed = Pick<ServedRequest, "requestId" | "path" | "route">;

/**
 * Counts and logs requests when their responses end.
 * @returns a function to call at the start of each request, whose `read` is called at the end of the response; null
 *   when there is neither an access log nor a recorder
 */
export function observeAnswers(
  accessLog: AccessLog | null,
): ((request: IncomingMessage, response: ServerResponse, read: () => Observed) => void) | null {
  if (accessLog === null && recorder() === null) return null;
  return (request, response, read) => {
    const began = performance.now();
    response.once("close", () => {
      const ms = performance.now() - began;
      const status = response.writableFinished ? response.statusCode : 499;
      const method =
        request.method !== undefined && METHODS.has(request.method) ? request.method : "other";
      const served = { ...read(), method, status, ms };
      const { route } = served;
      recorder()?.count("http_requests_total", { route, method, status: String(status) });
      recorder()?.observe("http_request_duration_seconds", { route }, ms / 1000);
      accessLog?.(served);
    });
  };
}
