import { FILE_POLICY, SECURITY_HEADERS } from "@storefront/platform/http/security-headers.js";
import type { Exchange } from "./exchange";

/** Alternating names and values, the fastest form for `writeHead`. */
export type FlatHeaders = readonly (string | number)[];

const SECURITY: FlatHeaders = SECURITY_HEADERS.flat();
const POLICY = "Content-Security-Policy";
const TRANSPORT = "Strict-Transport-Security";

/**
 * The last step of every response that Next does not send: adds the security headers and sends it.
 * @param headers without security headers; a response without a Content-Security-Policy is not a page
 * @param body not sent for HEAD, but counted in Content-Length
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
  // Node accepts alternating names and values, which its types lack.
  response.writeHead(status, all as string[]);
  response.end(request.method === "HEAD" ? undefined : body);
  return true;
}

/** Presets the security headers of a response that Next will send; Next keeps them. */
export function presetHeaders({ response, transportPolicy }: Exchange): void {
  for (const [name, value] of SECURITY_HEADERS) response.setHeader(name, value);
  if (transportPolicy !== null) response.setHeader(TRANSPORT, transportPolicy);
}

/** Presets the policy of responses that Next sends in production, which are never pages. */
export function presetFilePolicy({ response }: Exchange): void {
  response.setHeader(POLICY, FILE_POLICY);
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
