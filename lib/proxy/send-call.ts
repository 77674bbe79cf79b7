import * as http from "node:http";
import * as https from "node:https";
import type { Readable } from "node:stream";

export interface SentCall {
  /** Base address without a trailing slash. */
  base: string;
  /** Path and query below it, percent-encoded. */
  path: string;
  method: string;
  headers: Record<string, string>;
  /** Sent with its length if it is complete, else streamed. */
  body: Uint8Array | Readable | undefined;
  /** Milliseconds until the answer must begin, and between two parts of it. */
  timeoutMs: number;
  /** Receives the function that ends the call, for a visitor who disconnects. */
  onStart: (abort: () => void) => void;
}

/** A marketplace has one address: parsed once, because parsing costs as much as the rest of a request's options. */
const bases = new Map<string, URL>();

function parsedBase(base: string): URL {
  const url = bases.get(base) ?? new URL(base);
  bases.set(base, url);
  return url;
}

/** The answer took too long. */
export class CallTimeout extends Error {}

/** The visitor disconnected. */
export class CallAborted extends Error {}

/**
 * Connections are kept for less time than the marketplace and proxies keep theirs (platform/http/request-limits.ts), so
 * that a call rarely meets one that is being closed. The last one used is used first, and the others expire.
 */
const KEPT = { keepAlive: true, timeout: 30_000, maxFreeSockets: 64, scheduling: "lifo" } as const;
const agents = { http: new http.Agent(KEPT), https: new https.Agent(KEPT) };

/**
 * Sends a call on a kept-alive connection. A call without a body is sent once more when a kept connection turns out to be
 * closed. Redirects are not followed.
 * @throws CallTimeout, CallAborted, or the connection's error
 */
export async function sendCall(call: SentCall): Promise<http.IncomingMessage> {
  try {
    return await sendOnce(call);
  } catch (error) {
    if (call.body === undefined && error instanceof ClosedConnection) return sendOnce(call);
    throw error;
  }
}

/** The other side closed a kept connection before it could read the request. */
class ClosedConnection extends Error {}

function sendOnce(call: SentCall): Promise<http.IncomingMessage> {
  const { method, headers, body, timeoutMs, onStart } = call;
  const { protocol, hostname, port, pathname } = parsedBase(call.base);
  const options = {
    // The URL has an IPv6 address in brackets.
    hostname: hostname.replace(/^\[|\]$/g, ""),
    port,
    path: (pathname === "/" ? "" : pathname) + call.path,
    method,
    headers,
  };
  return new Promise((resolve, reject) => {
    const request =
      protocol === "https:"
        ? https.request({ ...options, agent: agents.https })
        : http.request({ ...options, agent: agents.http });
    const timer = setTimeout(() => request.destroy(new CallTimeout()), timeoutMs);
    onStart(() => request.destroy(new CallAborted()));
    request.once("response", (answer) => {
      clearTimeout(timer);
      answer.setTimeout(timeoutMs, () => answer.destroy(new CallTimeout()));
      resolve(answer);
    });
    // Also after the answer has begun: a body that the marketplace refuses unread, a connection that breaks.
    request.on("error", (error: NodeJS.ErrnoException) => {
      clearTimeout(timer);
      const isClosed = request.reusedSocket && error.code === "ECONNRESET";
      reject(isClosed ? new ClosedConnection() : error);
    });
    if (body === undefined || body instanceof Uint8Array) {
      request.end(body);
      return;
    }
    body.once("error", (error) => request.destroy(error));
    body.once("close", () => {
      if (!body.readableEnded) request.destroy();
    });
    body.pipe(request);
  });
}
