import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import type { Readable } from "node:stream";

/** The marketplace's answer to a call. */
export interface MarketplaceAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  /** Complete if it is small and its length known; else a stream, which fails when the answer breaks off. */
  body: Buffer | Readable;
  /** Content-Length in bytes; undefined when unknown. */
  length: number | undefined;
}

/** The answer took too long. */
export class CallTimeout extends Error {}

/**
 * Longest answer that is read before any of it is passed on, in bytes: passing it on costs one write instead of a stream, and
 * when it breaks off the visitor gets an envelope.
 */
const SMALL = 64 * 1024;

/** Whether an answer is to be read at once. One of unknown length may be a stream of events; one to HEAD has no body. */
const isSmall = (length: number | undefined, method: string): length is number =>
  length !== undefined && length <= SMALL && method !== "HEAD";

/**
 * Reads a small answer; leaves a long one to the receiver.
 * @param answer whose head has arrived
 * @param timeoutMs between two parts of a long one
 * @param succeed receives the answer, once
 * @param fail receives the connection's error, or that with which the answer is destroyed
 */
export function readAnswer(
  answer: IncomingMessage,
  { method, timeoutMs }: { method: string; timeoutMs: number },
  succeed: (answer: MarketplaceAnswer) => void,
  fail: (error: Error) => void,
): void {
  const { statusCode: status = 502, headers } = answer;
  const length = lengthOf(headers);
  if (!isSmall(length, method)) {
    answer.setTimeout(timeoutMs, () => answer.destroy(new CallTimeout()));
    succeed({ status, headers, body: answer, length });
    return;
  }
  const parts: Buffer[] = [];
  answer.on("data", (part: Buffer) => parts.push(part));
  answer.once("end", () => {
    const [first] = parts;
    const body = first !== undefined && parts.length === 1 ? first : Buffer.concat(parts);
    succeed({ status, headers, body, length });
  });
  answer.once("error", fail);
}

const lengthOf = ({ "content-length": length }: IncomingHttpHeaders): number | undefined =>
  length === undefined ? undefined : Number(length);
