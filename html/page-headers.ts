import { isHttps } from "@storefront/platform/http/forwarded";
import type { Context, MiddlewareHandler } from "hono";
import { secureHeaders } from "hono/secure-headers";

type SecureHeaders = NonNullable<Parameters<typeof secureHeaders>[0]>;
type Policy = NonNullable<SecureHeaders["contentSecurityPolicy"]>;

interface Options {
  /** Directives of the Content-Security-Policy besides those of every page, or instead of them. */
  policy?: Policy;
  /** How HTTPS is recognized, and the Strict-Transport-Security header for it; omitted: never sent. */
  transport?: { trustProxy: number; transportPolicy: string };
}

/** Styles, pictures and forms of this site; no scripts, nothing inline, and no frames in either direction. */
const PAGE_POLICY: Policy = {
  defaultSrc: ["'none'"],
  styleSrc: ["'self'"],
  imgSrc: ["'self'"],
  formAction: ["'self'"],
  baseUri: ["'none'"],
  frameAncestors: ["'none'"],
};

/** The headers of every response of both programs (platform/http/security-headers.js), in Hono's words. */
const EVERYWHERE: SecureHeaders = {
  xContentTypeOptions: "nosniff",
  xFrameOptions: "DENY",
  // Other sites get no referrer at all: paths of pages have order numbers and keys in them.
  referrerPolicy: "same-origin",
  permissionsPolicy: { camera: [], geolocation: [], microphone: [], payment: [], usb: [] },
  crossOriginOpenerPolicy: "same-origin",
  crossOriginResourcePolicy: "same-origin",
  originAgentCluster: false,
  strictTransportSecurity: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
};

/** Sets the security headers of pages, and forbids caching where a handler has not allowed it. */
export function pageHeaders({ policy = {}, transport }: Options = {}): MiddlewareHandler {
  const headers = { ...EVERYWHERE, contentSecurityPolicy: { ...PAGE_POLICY, ...policy } };
  const overHttp = secureHeaders(headers);
  const overHttps = transport
    ? secureHeaders({ ...headers, strictTransportSecurity: transport.transportPolicy })
    : overHttp;
  return async (c, next) => {
    await (transport && isForwardedHttps(c, transport.trustProxy) ? overHttps : overHttp)(c, next);
    if (!c.res.headers.has("Cache-Control")) c.header("Cache-Control", "no-store");
  };
}

/**
 * Whether a trusted proxy reports HTTPS.
 * @param trustProxy number of our proxies in front (platform/http/forwarded.ts)
 */
export const isForwardedHttps = (c: Context, trustProxy: number): boolean =>
  isHttps(
    {
      forwardedProto: c.req.header("X-Forwarded-Proto"),
      forwarded: c.req.header("Forwarded"),
    },
    trustProxy,
  );
