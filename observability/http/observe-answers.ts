import type { IncomingMessage, ServerResponse } from "node:http";
import { recorder } from "../metrics/recorder";
import type { AccessLog } from "./access-log";

/** A request whose answer has ended, well or not. */
export interface ServedRequest {
  requestId: string;
  method: string;
  /** A pattern out of few. */
  route: string;
  /** As sent, without the query. */
  path: string;
  /** 499: the client left before the answer was complete. */
  status: number;
  /** From the request's head to the end of the answer. */
  ms: number;
}

const METHODS: ReadonlySet<string | undefined> = new Set(["GET", "HEAD", "POST", "OPTIONS"]);

type Observed = Pick<ServedRequest, "requestId" | "path" | "route">;

/**
 * Counts and logs requests when their answers end.
 * @returns to be called when a request begins; what it is handed then is read at the end. Null where nobody wants to know
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
