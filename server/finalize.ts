import { HTTPS_ONLY, SECURITY_HEADERS } from "@/lib/http/security-headers.js";
import type { Exchange } from "./exchange";

/** Names and values one after the other, as `writeHead` takes them fastest. */
export type FlatHeaders = readonly (string | number)[];

const SECURITY: FlatHeaders = SECURITY_HEADERS.flat();
const SECURITY_OVER_HTTPS: FlatHeaders = [...SECURITY, ...HTTPS_ONLY];

/**
 * The last step of every response of our own: adds what all of them say, and sends.
 * @param headers without any of the security headers
 * @param body left out for HEAD; its length is announced all the same
 */
export function send(
  { request, response, secure }: Exchange,
  status: number,
  headers: FlatHeaders,
  body?: Uint8Array | string,
): true {
  const length = body === undefined ? [] : ["Content-Length", Buffer.byteLength(body)];
  const all = [...headers, ...length, ...(secure ? SECURITY_OVER_HTTPS : SECURITY)];
  // Names and values alternate; the types of Node know objects of headers only.
  response.writeHead(status, all as string[]);
  response.end(request.method === "HEAD" ? undefined : body);
  return true;
}

/** The same for a response that Next will send: what is set before stays. */
export function presetHeaders({ response, secure }: Exchange): void {
  for (const [name, value] of SECURITY_HEADERS) response.setHeader(name, value);
  if (secure) response.setHeader(...HTTPS_ONLY);
}

/** A short answer in words, kept by nobody. */
export function sendText(
  exchange: Exchange,
  status: number,
  text: string,
  headers: FlatHeaders = [],
): true {
  return send(
    exchange,
    status,
    ["Content-Type", "text/plain; charset=utf-8", "Cache-Control", "no-store", ...headers],
    text,
  );
}
