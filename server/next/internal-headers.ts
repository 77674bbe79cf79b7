import type { IncomingMessage } from "node:http";
import { SOCKET_ADDRESS_HEADER } from "@/lib/proxy/visitor";

/** Headers that are internal to Next and hosting platforms; clients must not send them. */
const INTERNAL =
  /^(?:x-middleware-|x-nextjs-|x-next-|x-prerender-|x-matched-path$|x-now-|x-vercel-|x-invoke-|next-resume$|next-action$)/;

/** The same for responses. Does not include `x-nextjs-…`: the client router reads those. */
const INTERNAL_RESPONSE = /^x-(?:middleware-|next-|matched-path$|now-|vercel-|invoke-|prerender-)/;

/** @param name lower case */
export function isInternalResponseHeader(name: string): boolean {
  return INTERNAL_RESPONSE.test(name);
}

/** Strips internal headers of a client, and overwrites a claimed address with the connection's. */
export function replaceInternalHeaders({ headers, socket }: IncomingMessage): void {
  for (const name in headers) if (INTERNAL.test(name)) delete headers[name];
  if (socket.remoteAddress) headers[SOCKET_ADDRESS_HEADER] = socket.remoteAddress;
  else delete headers[SOCKET_ADDRESS_HEADER];
}
