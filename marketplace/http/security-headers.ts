import { isHttps } from "@storefront/platform/http/forwarded";
import { FILE_POLICY, SECURITY_HEADERS } from "@storefront/platform/http/security-headers.js";
import type { MiddlewareHandler } from "hono";
import type { Config } from "../config";

/**
 * Sets the storefront's security headers on every response of the marketplace's port. Headers that a handler has set
 * take precedence.
 */
export function securityHeaders({
  trustProxy,
  transportPolicy,
}: Pick<Config, "trustProxy" | "transportPolicy">): MiddlewareHandler {
  const everywhere = [...SECURITY_HEADERS, ["Content-Security-Policy", FILE_POLICY] as const];
  return async (c, next) => {
    await next();
    for (const [name, value] of everywhere) {
      if (!c.res.headers.has(name)) c.header(name, value);
    }
    const scheme = {
      forwardedProto: c.req.header("X-Forwarded-Proto"),
      forwarded: c.req.header("Forwarded"),
    };
    if (isHttps(scheme, trustProxy)) c.header("Strict-Transport-Security", transportPolicy);
  };
}
