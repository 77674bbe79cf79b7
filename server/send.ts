import { FILE_POLICY, SECURITY_HEADERS } from "@storefront/platform/http/security-headers.js";
import type { Exchange } from "./exchange";

/** Alternating names and values, the fastest form for `writeHead`. */
export type FlatHeaders = readonly (string | number)[];

const SECURITY: FlatHeaders = SECURITY_HEADERS.flat();
const POLICY = "Content-Security-Policy";
const TRANSPORT = "Strict-Transport-Security";

/**
 * Sends a response without Next, with the security headers: the last step of each.
 * @param headers without security headers; a response without a Content-Security-Policy is not a page
 * @param body not sent for HEAD, but counted in Content-Length
 */
export function send(
  exchange: Exchange,
  status: number,
  headers: FlatHeaders,
  body?: Uint8Array | string,
): true {
  const { request, response } = exchange;
  const length = body === undefined ? [] : ["Content-Length", Buffer.byteLength(body)];
  response.writeHead(status, withSecurityHeaders(exchange, [...headers, ...length]));
  response.end(request.method === "HEAD" ? undefined : body);
  return true;
}

/** @returns the headers of a response that is streamed or sent, with the security headers, for `writeHead` */
export function withSecurityHeaders({ transportPolicy }: Exchange, headers: FlatHeaders): string[] {
  const all = [...headers, ...SECURITY];
  if (!headers.includes(POLICY)) all.push(POLICY, FILE_POLICY);
  if (transportPolicy !== null) all.push(TRANSPORT, transportPolicy);
  // Node accepts alternating names and values; its types do not.
  return all as string[];
}

/** Presets the security headers of a response that Next will send; Next keeps them. */
export function presetHeaders({ response, transportPolicy }: Exchange): void {
  for (const [name, value] of SECURITY_HEADERS) response.setHeader(name, value);
  if (transportPolicy !== null) response.setHeader(TRANSPORT, transportPolicy);
}

/** Presets the policy of Next's responses in production: they are never pages. */
export function presetFilePolicy({ response }: Exchange): void {
  response.setHeader(POLICY, FILE_POLICY);
}

/** Sends the envelope of a call that fails here, in the marketplace's format. It is never cached. */
export function sendEnvelope(
  exchange: Exchange,
  status: number,
  { code, msg }: { code: number; msg: string },
  headers: FlatHeaders = [],
): true {
  return send(
    exchange,
    status,
    ["Content-Type", "application/json", "Cache-Control", "no-store", ...headers],
    JSON.stringify({ code, msg, data: null }),
  );
}

/** Sends a short plain-text response that is never cached. */
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
