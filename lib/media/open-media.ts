import { FILE_POLICY } from "@/contract/security-headers.js";
import { env } from "@/lib/env";
import { boundStale } from "@/lib/http/bound-stale";
import { isMediaType, MEDIA_MAX_BYTES } from "./media-path";

/** The marketplace has this many milliseconds to begin its answer. */
const START_TIMEOUT_MS = 10_000;

const PASSED_ON = ["content-type", "content-length", "cache-control", "etag", "last-modified"];
const ASKED_WITH = ["if-none-match", "if-modified-since"];

/** What every answer of the proxy says: nobody guesses another type, and nothing in it runs. */
const GUARDS = {
  "x-content-type-options": "nosniff",
  "content-security-policy": FILE_POLICY,
};

/**
 * Fetches one file of the marketplace's media and streams it, cache headers kept.
 * 404 stays 404; other answers that are not media of a bearable size become 502, a timeout 504.
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
    const answer = await fetch(env().apiBaseUrl + path, {
      cache: "no-store",
      redirect: "manual",
      headers: pick(request.headers, ASKED_WITH),
      signal,
    });
    return passOn(answer);
  } catch {
    return refuse(started.signal.aborted ? 504 : 502);
  } finally {
    clearTimeout(timer);
  }
}

function passOn(answer: Response): Response {
  const headers: Record<string, string> = { ...pick(answer.headers, PASSED_ON), ...GUARDS };
  if (headers["cache-control"]) headers["cache-control"] = boundStale(headers["cache-control"]);
  if (answer.status === 304) return new Response(null, { status: 304, headers });
  const bearable = Number(answer.headers.get("content-length") ?? 0) <= MEDIA_MAX_BYTES;
  if (answer.ok && answer.body && bearable && isMediaType(answer.headers.get("content-type"))) {
    return new Response(answer.body.pipeThrough(atMost(MEDIA_MAX_BYTES)), { headers });
  }
  void answer.body?.cancel();
  return refuse(answer.status === 404 ? 404 : 502);
}

/** Ends with an error when more comes than was announced or is bearable. */
function atMost(bytes: number): TransformStream<Uint8Array, Uint8Array> {
  let left = bytes;
  return new TransformStream({
    transform(chunk, controller) {
      left -= chunk.byteLength;
      if (left < 0) controller.error(new Error("media larger than allowed"));
      else controller.enqueue(chunk);
    },
  });
}

/** A refusal is not kept: the file may be there in a moment. */
export function refuse(status: 404 | 502 | 504): Response {
  return new Response(null, { status, headers: { ...GUARDS, "cache-control": "no-store" } });
}

function pick(headers: Headers, names: readonly string[]): Record<string, string> {
  const found: Record<string, string> = {};
  for (const name of names) {
    const value = headers.get(name);
    if (value !== null) found[name] = value;
  }
  return found;
}
