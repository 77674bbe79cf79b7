import type { Transform } from "node:stream";
import { createGzip } from "node:zlib";
import type { ProxyAnswer } from "@/lib/proxy/forward-call";
import { acceptsGzip } from "./content-encoding";
import type { FlatHeaders } from "./send";

/** Below this many bytes one packet holds the answer anyway. */
const SMALLEST = 1_400;

/**
 * @param accepted Accept-Encoding of the visitor
 * @returns the answer's further headers, and what its body passes through: answers of known length are compressed,
 *   because one without may be a stream of events, which must not wait in a compressor
 */
export function compressAnswer(
  accepted: string | string[] | undefined,
  { headers, length }: ProxyAnswer,
): { headers: FlatHeaders; through: Transform[] } {
  const isEncoded = headers.some(([name]) => name === "content-encoding");
  if (length === undefined) return { headers: [], through: [] };
  if (isEncoded || length < SMALLEST || !acceptsGzip(accepted)) {
    return { headers: ["Content-Length", String(length)], through: [] };
  }
  const through = [createGzip({ level: 4 })];
  return { headers: ["Content-Encoding", "gzip"], through };
}
