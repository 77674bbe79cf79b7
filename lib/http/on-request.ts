import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";

/** Has every request of this process seen before anything handles it, with the answer it will get. */
export function onRequest(
  listener: (request: IncomingMessage, response: ServerResponse) => void,
): void {
  subscribe("http.server.request.start", (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    listener(request, response);
  });
}

/** @returns whether what is about to be sent is a page, and its headers can still be changed */
export function isUnsentPage(response: ServerResponse): boolean {
  return (
    !response.headersSent && String(response.getHeader("content-type")).startsWith("text/html")
  );
}

/** @returns whether what is about to be sent is a page that was found, or what an open page loads of it */
export function isFoundPage(response: ServerResponse): boolean {
  const type = String(response.getHeader("content-type") ?? "");
  return (
    !response.headersSent &&
    response.statusCode === 200 &&
    (type.startsWith("text/html") || type.startsWith("text/x-component"))
  );
}

/** A body that is there as a whole. */
export function isWhole(body: unknown): body is string | Buffer {
  return typeof body === "string" || Buffer.isBuffer(body);
}
