import { FILE_POLICY } from "@storefront/platform/http/security-headers.js";
import { fetchRead } from "@/lib/api/fetch-read";
import { env } from "@/lib/env";
import { limitStaleAge } from "@/lib/http/limit-stale-age";
import { isMediaType, MEDIA_MAX_BYTES } from "./media-path";

/** Time until the marketplace must start its response, in milliseconds. */
const START_TIMEOUT_MS = 10_000;

const RESPONSE_HEADERS = [
  "content-type",
  "content-length",
  "cache-control",
  "etag",
  "last-modified",
];
const CONDITIONAL_HEADERS = ["if-none-match", "if-modified-since"];

/** Headers of every response: no MIME sniffing, no script execution. */
const SECURITY_HEADERS = {
  "x-content-type-options": "nosniff",
  "content-security-policy": FILE_POLICY,
};

/**
 * Fetches a file of the marketplace's media and streams it with its cache headers. 404 stays 404; other responses that
 * are not media within the size limit become 502, a timeout 504.
 * @param path from `mediaPath`
 */
export async function openMedia(
  path: string,
  request: { headers: Headers; signal: AbortSignal },
): Promise<Response> {
  const started = new AbortController();
  const timer = setTimeout(() => started.abort("timeout"), START_TIMEOUT_MS);
  const signal = AbortSignal.any([started.signal, request.signal]);
  try {
    const answer = await fetchRead(env().apiBaseUrl + path, {
      cache: "no-store",
      redirect: "manual",
      headers: pick(request.headers, CONDITIONAL_HEADERS),
      signal,
    });
    return forward(answer);
  } catch {
    return refuse(started.signal.aborted ? 504 : 502);
  } finally {
    clearTimeout(timer);
  }
}

function forward(answer: Response): Response {
  const headers: Record<string, string> = {
    ...pick(answer.headers, RESPONSE_HEADERS),
    ...SECURITY_HEADERS,
  };
  if (headers["cache-control"]) headers["cache-control"] = limitStaleAge(headers["cache-control"]);
  if (answer.status === 304) return new Response(null, { status: 304, headers });
  const withinLimit = Number(answer.headers.get("content-length") ?? 0) <= MEDIA_MAX_BYTES;
  if (answer.ok && answer.body && withinLimit && isMediaType(answer.headers.get("content-type"))) {
    return new Response(answer.body.pipeThrough(limitBytes(MEDIA_MAX_BYTES)), { headers });
  }
  void answer.body?.cancel();
  return refuse(answer.status === 404 ? 404 : 502);
}

/** Errors the stream after more than `bytes`, regardless of the declared length. */
function limitBytes(bytes: number): TransformStream<Uint8Array, Uint8Array> {
  let left = bytes;
  return new TransformStream({
    transform(chunk, controller) {
      left -= chunk.byteLength;
      if (left < 0) controller.error(new Error("media larger than allowed"));
      else controller.enqueue(chunk);
    },
  });
}

/** Refusals are not cached: the file may become available at any time. */
export function refuse(status: 404 | 502 | 504): Response {
  return new Response(null, {
    status,
    headers: { ...SECURITY_HEADERS, "cache-control": "no-store" },
  });
}

function pick(headers: Headers, names: readonly string[]): Record<string, string> {
  const found: Record<string, string> = {};
  for (const name of names) {
    const value = headers.get(name);
    if (value !== null) found[name] = value;
  }
  return found;
}
