import type { IncomingMessage } from "node:http";
import type { Context } from "hono";

/** Whether the client has gone, or was too slow, before its whole body had come: nobody's fault here. */
export function isAborted(c: Context): boolean {
  const incoming = (c.env as { incoming?: IncomingMessage } | undefined)?.incoming;
  return incoming?.destroyed === true && !incoming.complete;
}
