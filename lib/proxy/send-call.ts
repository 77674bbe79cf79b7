import * as http from "node:http";
import * as https from "node:https";
import type { Readable } from "node:stream";
import { CallTimeout, type MarketplaceAnswer, readAnswer } from "./read-answer";

export interface SentCall {
  /** Base address without a trailing slash. */
  base: string;
  /** Path and query below it, percent-encoded. */
  path: string;
  method: string;
  /** Alternating names and values, without Host and Content-Length. */
  headers: readonly string[];
  /** Sent with its length if it is complete, else streamed. */
  body: Uint8Array | Readable | undefined;
  /** Milliseconds until the answer must begin, or end if it is small, and between two parts of a streamed one. */
  timeoutMs: number;
  /** Receives the function that ends the call, for a visitor who disconnects. */
  onStart: (abort: () => void) => void;
}

/** The visitor disconnected. */
export class CallAborted extends Error {}

/**
 * Connections are kept for less time than the marketplace and proxies keep theirs (platform/http/request-limits.ts), so
 * that a call rarely meets one that is being closed. The last one used is used first, and the others expire.
 */
const KEPT = { keepAlive: true, timeout: 30_000, maxFreeSockets: 64, scheduling: "lifo" } as const;

type Target = Pick<http.RequestOptions, "hostname" | "port"> & {
  request: typeof http.request;
  /** Keeps its connections. */
  kept: http.Agent;
  /** Opens a connection for every request; one over TLS resumes a session. */
  fresh: http.Agent;
  host: string;
  /** Prefix of every path, "" for none. */
  below: string;
};

/** A marketplace has one address: parsed once, because parsing costs as much as the rest of a request's options. */
const targets = new Map<string, Target>();

function targetOf(base: string): Target {
  const known = targets.get(base);
  if (known) return known;
  const { protocol, hostname, host, port, pathname } = new URL(base);
  const target = {
    ...(protocol === "https:"
      ? {
          request: https.request as typeof http.request,
          kept: new https.Agent(KEPT),
          fresh: new https.Agent(),
        }
      : { request: http.request, kept: new http.Agent(KEPT), fresh: new http.Agent() }),
    // The URL has an IPv6 address in brackets.
    hostname: hostname.replace(/^\[|\]$/g, ""),
    host,
    port,
    below: pathname === "/" ? "" : pathname,
  };
  targets.set(base, target);
  return target;
}

/**
 * Sends a call. One without a body is sent on a kept connection, and again on a new one when the other side was closing
 * it, as nginx does when it reads its configuration again. One with a body may be a purchase: it must not be sent twice,
 * so it is sent on a new connection, which nobody closes before its request. Redirects are not followed.
 * @throws CallTimeout, CallAborted, or the connection's error
 */
export function sendCall(call: SentCall): Promise<MarketplaceAnswer> {
  const { kept, fresh } = targetOf(call.base);
  return new Promise((resolve, reject) => {
    if (call.body !== undefined) {
      sendOnce(call, fresh, resolve, reject);
      return;
    }
    sendOnce(call, kept, resolve, (error, isClosed) => {
      if (isClosed) sendOnce(call, fresh, resolve, reject);
      else reject(error);
    });
  });
}

/** @param fail receives whether the other side closed a kept connection before it could read the request */
function sendOnce(
  call: SentCall,
  agent: http.Agent,
  succeed: (answer: MarketplaceAnswer) => void,
  fail: (error: Error, isClosed: boolean) => void,
): void {
  const { method, body, timeoutMs, onStart } = call;
  const { request: open, host, below, hostname, port } = targetOf(call.base);
  const headers = ["Host", host, ...call.headers];
  if (body instanceof Uint8Array) headers.push("Content-Length", String(body.byteLength));
  const request = open({ hostname, port, agent, path: below + call.path, method, headers });
  let received: http.IncomingMessage | undefined;
  const end = (reason: Error) => (received ?? request).destroy(reason);
  const timer = setTimeout(() => end(new CallTimeout()), timeoutMs);
  const stopTimer = () => clearTimeout(timer);
  onStart(() => end(new CallAborted()));
  request.once("response", (answer) => {
    received = answer;
    const settle = (settled: MarketplaceAnswer) => {
      stopTimer();
      succeed(settled);
    };
    readAnswer(answer, { method, timeoutMs }, settle, (error) => {
      stopTimer();
      fail(error, false);
    });
  });
  // Also after the answer has begun: a body that the marketplace refuses unread, a connection that breaks.
  request.on("error", (error: NodeJS.ErrnoException) => {
    stopTimer();
    const isUnread = received === undefined && error.code === "ECONNRESET";
    fail(error, request.reusedSocket && isUnread);
  });
  sendBody(request, body);
}

function sendBody(request: http.ClientRequest, body: SentCall["body"]): void {
  if (body === undefined || body instanceof Uint8Array) {
    request.end(body);
    return;
  }
  body.once("error", (error) => request.destroy(error));
  body.once("close", () => {
    if (!body.readableEnded) request.destroy();
  });
  body.pipe(request);
}
