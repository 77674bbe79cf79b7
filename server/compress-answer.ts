import { pipeline, Readable } from "node:stream";
import { promisify } from "node:util";
import { createGzip, gzip } from "node:zlib";
import type { ProxyAnswer } from "@/lib/proxy/forward-call";
import { acceptsGzip } from "./content-encoding";

/** Below this many bytes one packet holds the answer anyway. */
const SMALLEST = 1_400;
const OPTIONS = { level: 4 };

const compress = promisify(gzip);

/**
 * Compresses an answer of known length for a visitor who accepts it: one without may be a stream of events, which must not
 * wait in a compressor. It happens outside of the main thread.
 * @param accepted Accept-Encoding of the visitor
 * @returns the answer, its headers completed but for the Content-Length of a complete body
 */
export function compressAnswer(
  accepted: string | string[] | undefined,
  answer: ProxyAnswer,
): ProxyAnswer | Promise<ProxyAnswer> {
  const { headers, body } = answer;
  const length = body instanceof Readable ? answer.length : body.length;
  if (length === undefined) return answer;
  if (length < SMALLEST || headers.includes("content-encoding") || !acceptsGzip(accepted)) {
    return body instanceof Readable
      ? { ...answer, headers: [...headers, "Content-Length", String(length)] }
      : answer;
  }
  const compressed = { ...answer, headers: [...headers, "Content-Encoding", "gzip"] };
  if (!(body instanceof Readable)) {
    return compress(body, OPTIONS).then((small) => ({ ...compressed, body: small }));
  }
  // Both streams end with the first error; the receiver of the second one sees it.
  return { ...compressed, body: pipeline(body, createGzip(OPTIONS), () => undefined) };
}
