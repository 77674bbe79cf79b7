import type { IncomingMessage } from "node:http";
import { SOCKET_ADDRESS_HEADER } from "@/lib/proxy/visitor";

/** Headers by which Next's own parts, and platforms, speak to each other; a client has no business with them. */
const INTERNAL =
  /^(?:x-middleware-|x-nextjs-|x-next-|x-prerender-|x-matched-path$|x-now-|x-vercel-|x-invoke-|next-resume$|next-action$)/;

/** What they say to each other in responses. `x-nextjs-…` is not among them: the client router reads those. */
const INTERNAL_RESPONSE = /^x-(?:middleware-|next-|matched-path$|now-|vercel-|invoke-|prerender-)/;

/** @param name lower case */
export function isInternalResponseHeader(name: string): boolean {
  return INTERNAL_RESPONSE.test(name);
}

/** Strips what a client must not say, and writes the connection's address over what it says it is. */
export function replaceInternalHeaders({ headers, socket }: IncomingMessage): void {
  for (const name in headers) if (INTERNAL.test(name)) delete headers[name];
  if (socket.remoteAddress) headers[SOCKET_ADDRESS_HEADER] = socket.remoteAddress;
  else delete headers[SOCKET_ADDRESS_HEADER];
}
