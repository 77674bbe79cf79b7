import { type IncomingMessage, request } from "node:http";
import type { RequestOptions } from "node:https";
import { buffer } from "node:stream/consumers";

export interface RawAnswer {
  status: number;
  headers: IncomingMessage["headers"];
  /** Alternating names and values, as received. */
  rawHeaders: string[];
  body: Buffer;
}

/**
 * Sends one request, by default to a port of this machine: follows no redirect, decompresses nothing, and allows any Host.
 * @param send another protocol's `request`
 * @throws Error when the connection ends before the response is complete
 */
export async function sendRequest(
  options: RequestOptions,
  content?: string | Buffer,
  send: typeof request = request,
): Promise<RawAnswer> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    send({ host: "127.0.0.1", ...options }, resolve)
      .once("error", reject)
      .end(content);
  });
  const { statusCode = 0, headers, rawHeaders } = answer;
  return { status: statusCode, headers, rawHeaders, body: await buffer(answer) };
}
