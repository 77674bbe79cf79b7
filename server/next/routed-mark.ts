import type { IncomingMessage } from "node:http";

/**
 * How middleware.ts knows that the server has routed a request: its matcher skips requests with this header. No client
 * can send it, not even to `next start` where nothing strips it: "(" may not stand in a header's name (RFC 9110 §5.1),
 * and Node refuses such a request with 400.
 */
export const ROUTED_MARK = "x-routed(by-server)";

/** Not enumerable: Next copies headers for its route handlers, where the name would be refused as well. */
export function markRouted(request: IncomingMessage): void {
  Object.defineProperty(request.headers, ROUTED_MARK, { value: "1", enumerable: false });
}
