import { FILE_POLICY, SECURITY_HEADERS } from "@/contract/security-headers.js";
import type { Exchange } from "./exchange";

/** Names and values one after the other, as `writeHead` takes them fastest. */
export type FlatHeaders = readonly (string | number)[];

const SECURITY: FlatHeaders = SECURITY_HEADERS.flat();
const POLICY = "Content-Security-Policy";
const TRANSPORT = "Strict-Transport-Security";

/**
 * The last step of every response of our own: adds what all of them say, and sends.
 * @param headers without any of the security headers; what names no policy is no page
 * @param body left out for HEAD; its length is announced all the same
 */
export function send(
  { request, response, transportPolicy }: Exchange,
  status: number,
  headers: FlatHeaders,
  body?: Uint8Array | string,
): true {
  const all = [...headers];
  if (body !== undefined) all.push("Content-Length", Buffer.byteLength(body));
  all.push(...SECURITY);
  if (!headers.includes(POLICY)) all.push(POLICY, FILE_POLICY);
  if (transportPolicy !== null) all.push(TRANSPORT, transportPolicy);
  // Names and values alternate; the types of Node know objects of headers only.
  response.writeHead(status, all as string[]);
  response.end(request.method === "HEAD" ? undefined : body);
  return true;
}

/** The same for a response that Next will send: what is set before stays. */
export function presetHeaders({ response, transportPolicy }: Exchange): void {
  for (const [name, value] of SECURITY_HEADERS) response.setHeader(name, value);
  if (transportPolicy !== null) response.setHeader(TRANSPORT, transportPolicy);
}

/** Of what Next sends in production, which is never a page. */
export function presetFilePolicy({ response }: Exchange): void {
  response.setHeader(POLICY, FILE_POLICY);
}

/** A short answer in words, never cached. */
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
