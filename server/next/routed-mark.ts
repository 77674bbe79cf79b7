import type { IncomingMessage } from "node:http";

/**
 * Marks requests that the server has routed: the matcher of middleware.ts skips requests with this header. No client
 * can send it, not even to plain `next start`, where nothing strips it: "(" is invalid in a header name (RFC 9110
 * §5.1), and Node refuses such a request with 400.
 */
export const ROUTED_MARK = "x-routed(by-server)";

/** Not enumerable, because Next copies headers for its route handlers, where the name would be refused too. */
export function markRouted(request: IncomingMessage): void {
  Object.defineProperty(request.headers, ROUTED_MARK, { value: "1", enumerable: false });
}
