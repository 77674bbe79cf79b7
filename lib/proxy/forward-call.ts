import type { IncomingHttpHeaders } from "node:http";
import { Readable } from "node:stream";
import { ERRORS } from "@storefront/contract/codes";
import { MAX_BODY_BYTES } from "@storefront/contract/http/size-limits";
import {
  IMAGE_PATH,
  IMAGE_TOO_LARGE,
  MAX_IMAGE_BODY_BYTES,
} from "@storefront/contract/pictures/image-limits";
import { readLimited } from "@storefront/platform/http/read-limited";
import { LOCAL_CODES } from "../api/codes";
import { callNameOf, countCall, outcomeOfStatus } from "../api/count-call";
import { REQUEST_TIMEOUT_MS } from "../api/request";
import { forwardedHeaders, returnedHeaders } from "./call-headers";
import type { ProxyContext } from "./proxy-context";
import { CallTimeout } from "./read-answer";
import { CallAborted, sendCall } from "./send-call";

/** The same-origin proxy to the marketplace API. */

/** A visitor's request. */
export interface VisitorCall {
  method: string;
  /** Percent-encoded, from /api/ on. */
  path: string;
  /** With its "?", or "". */
  query: string;
  headers: IncomingHttpHeaders;
  /** null for a request without one. */
  body: Readable | null;
  /** Receives a function that ends the call, for when the visitor disconnects. */
  onStart: (abort: () => void) => void;
}

export interface ProxyAnswer {
  status: number;
  /** Alternating names and values. */
  headers: string[];
  /** Complete, or a stream that fails when the marketplace's answer breaks off. */
  body: Readable | Buffer | string;
  /** Content-Length of a streamed body in bytes; undefined when unknown. */
  length?: number | undefined;
}

/** Plain names and slashes only: no escapes, no dots, no empty segments. */
const CALL_PATH = /^\/api(\/v[12](?:\/[A-Za-z0-9_-]{1,64}){1,8})$/;

/**
 * Forwards a GET, HEAD or POST to the marketplace and returns its answer with its status, a long one as a stream.
 * Failures are answered with an envelope with one of our codes: 400, 403, 404, 413, 502 or 504.
 */
export async function forwardCall(call: VisitorCall, context: ProxyContext): Promise<ProxyAnswer> {
  const path = CALL_PATH.exec(call.path)?.[1];
  if (!path) return refuse(404, ERRORS.noSuchCall);
  if (!isSameOriginPage(call.headers)) return refuse(403, LOCAL_CODES.foreign);

  const body = call.method === "POST" ? await bodyOf(call, path) : undefined;
  if (body === "too large") {
    const { code, msg } = ERRORS.tooLarge;
    return refuse(413, { code, msg: path === IMAGE_PATH ? IMAGE_TOO_LARGE : msg });
  }
  if (body === "broken off") return refuse(400, ERRORS.brokenBody);

  const name = callNameOf(path);
  const began = performance.now();
  try {
    const answer = await sendCall({
      base: context.apiBaseUrl,
      path: path + call.query,
      method: call.method,
      headers: forwardedHeaders(call.headers, context),
      body,
      timeoutMs: context.timeoutMs ?? REQUEST_TIMEOUT_MS,
      onStart: call.onStart,
    });
    const { status, body: content, length } = answer;
    countCall(name, outcomeOfStatus(status), began);
    if (!isForwarded(status)) {
      if (content instanceof Readable) content.destroy();
      return refuse(502, LOCAL_CODES.unavailable);
    }
    return { status, headers: returnedHeaders(answer.headers, context), body: content, length };
  } catch (error) {
    const isLate = error instanceof CallTimeout;
    if (!(error instanceof CallAborted)) countCall(name, isLate ? "timeout" : "network", began);
    return isLate ? refuse(504, LOCAL_CODES.timeout) : refuse(502, LOCAL_CODES.unavailable);
  }
}

/** Redirects are not followed, and what is no status of HTTP is no answer. */
const isForwarded = (status: number): boolean =>
  (status >= 200 && status < 300) || (status >= 400 && status < 600);

/**
 * A picture is streamed, so that concurrent uploads take no memory here; the marketplace checks the login first, and
 * counts the bytes. Every other body is small, and buffered. An aborted or too slow body is the client's fault, not a
 * server error.
 */
async function bodyOf({ headers, body }: VisitorCall, path: string) {
  if (body === null) return new Uint8Array();
  if (path !== IMAGE_PATH) {
    // The connection of a refused body is still needed for the answer.
    const parts = body.iterator({ destroyOnReturn: false });
    return readLimited(parts, MAX_BODY_BYTES).catch(() => "broken off" as const);
  }
  return Number(headers["content-length"] ?? 0) > MAX_IMAGE_BODY_BYTES ? "too large" : body;
}

/** Whether the request is not from another site's page, according to the browser. */
export function isSameOriginPage(headers: IncomingHttpHeaders): boolean {
  const from = headers["sec-fetch-site"];
  return from === undefined || from === "same-origin" || from === "none";
}

const refuse = (status: number, { code, msg }: { code: number; msg: string }): ProxyAnswer => ({
  status,
  headers: ["Cache-Control", "no-store", "Content-Type", "application/json"],
  body: JSON.stringify({ code, msg, data: null }),
});
