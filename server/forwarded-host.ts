import type { IncomingHttpHeaders } from "node:http";

/** Returns the X-Forwarded-Host header; null without one. */
export function forwardedHost(headers: IncomingHttpHeaders): string | null {
  const value = headers["x-forwarded-host"];
  return (Array.isArray(value) ? value[0] : value) ?? null;
}
